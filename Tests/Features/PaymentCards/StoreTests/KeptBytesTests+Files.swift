// Lines of a file are as long as they are.
extension KeptBytesTests {
    static let own = #"""
        swippy.state 1 6da65dfae1a98067 ca10b34f
        .0000003e b94578b8 {"card":"old","kind":"removed","number":"4000 XXXX XXXX 0000"}
        .000000af 93476313 {"at":1763600000000,"card":"1","cur":"₹","due":"123243","key":"first","kind":"paid","number":"4111 XXXX XXXX 1111","own":1,"ref":"SW-PR9S-95NZ-8S","rest":"1400","sum":"100"}
        .00000044 d3303766 {"card":"1","kind":"removed","number":"4111 XXXX XXXX 1111","own":1}
        .0000008f 98d4c482 {"bank":"HDFC","card":"added-1","holder":"ASHA RAO","kind":"added","network":"MASTERC","number":"555555XXXXXX0001","own":1,"title":"GOLD 0001"}
        .00000088 0772c49f {"at":1763600000000,"card":"old","cur":"₹","due":"1","kind":"paid","number":"4000 XXXX XXXX 0000","ref":"SW-OLD","rest":"5","sum":"6"}
        .00000047 addf5334 {"card":"added-1","kind":"removed","number":"555555XXXXXX0001","own":1}
        .0000004e e6123fdb {"card":"added-1","kind":"restored","number":"555555XXXXXX0001","own":1,"v":2}
        .00000068 e4564e49 {"card":"t","cur":"INR","due":"B","kind":"removed","nth":2,"number":"4221 XXXX XXXX 8776","own":1,"v":4}

        """#

    static let ownAfter = #"""
        .000000a4 12b1639b {"at":1763600000000,"card":"1","cur":"₹","due":"123243","kind":"paid","number":"4111 XXXX XXXX 1111","own":1,"ref":"SW-JRZF-FRWH-AS","rest":"1387.5","sum":"12.5"}
        .00000044 855b41f4 {"at":1763600001001,"kind":"undone","own":1,"ref":"SW-JRZF-FRWH-AS"}
        .0000008f 71304b46 {"bank":"HDFC","card":"added-2","holder":"ASHA RAO","kind":"added","network":"MASTERC","number":"555555XXXXXX0002","own":1,"title":"GOLD 0002"}
        .00000047 be69efdc {"card":"added-2","kind":"removed","number":"555555XXXXXX0002","own":1}
        .0000009a 91e5102e {"at":1763600001001,"card":"t","cur":"₹","due":"A","kind":"paid","number":"4221 XXXX XXXX 8776","own":1,"ref":"SW-KRKR-BCQR-9Q","rest":"1497","sum":"3"}

        """#

    static let orders = #"""
        swippy.state 1 276b8cbd3520d744 b433e163
        .00000095 4288f8dc {"at":1763600000000,"card":"1","cur":"₹","due":"123243","key":"open","kind":"ordered","number":"4111 XXXX XXXX 1111","rest":"1495","sum":"5","v":3}
        .00000090 44d46c8c {"at":1763600000000,"card":"t","cur":"₹","due":"A","key":"done","kind":"ordered","number":"4221 XXXX XXXX 8776","rest":"1494","sum":"6","v":3}
        .00000099 f0f34020 {"at":1763600000000,"card":"t","cur":"₹","due":"123243","key":"done","kind":"paid","number":"4221 XXXX XXXX 8776","ref":"SW-8","rest":"1000","sum":"6"}

        """#

    static let ordersAfter = #"""
        .00000095 ae7d55fd {"at":1763600000000,"card":"1","cur":"₹","due":"123243","key":"next","kind":"ordered","number":"4111 XXXX XXXX 1111","rest":"1493","sum":"7","v":3}
        .00000025 68f7f3b6 {"key":"next","kind":"refused","v":3}
        .00000095 b82ad7af {"at":1763600000000,"card":"1","cur":"₹","due":"123243","key":"next","kind":"ordered","number":"4111 XXXX XXXX 1111","rest":"1493","sum":"7","v":3}
        +00000099 ecbd2ce5 {"at":1763600000000,"card":"1","cur":"₹","due":"123243","key":"next","kind":"paid","number":"4111 XXXX XXXX 1111","ref":"SW-9","rest":"1000","sum":"7"}
        .00000095 b1d6af2d {"at":1763600000000,"card":"1","cur":"₹","due":"123243","key":"next","kind":"ordered","number":"4111 XXXX XXXX 1111","rest":"1493","sum":"7","v":3}

        """#

    static let left = #"""
        {"at":1763600000000,"card":"old","cur":"₹","due":"1","kind":"paid","number":"4000 XXXX XXXX 0000","ref":"SW-OLD","rest":"5","sum":"6"}
        {"bank":"HDFC","card":"added-1","holder":"ASHA RAO","kind":"added","network":"MASTERC","number":"555555XXXXXX0001","own":1,"title":"GOLD 0001"}
        {"at":1763600000000,"card":"1","cur":"₹","due":"123243","key":"first","kind":"paid","number":"4111 XXXX XXXX 1111","own":1,"ref":"SW-PR9S-95NZ-8S","rest":"1400","sum":"100"}
        {"at":1763600000000,"card":"t","cur":"₹","due":"A","kind":"paid","number":"4221 XXXX XXXX 8776","own":1,"ref":"SW-5QM4-8N6W-GW","rest":"1499","sum":"1"}
        """#
}
