// Longer than most: written by a test from the texts in the code.
/// What swippy says, in English, for translators.
package enum CardTexts {
    /// A text in each line; after a tab, one about a number of things.
    package static let table = #"""
        	# banks have no look of their own here
        	# cards
        	# cards are left out, because the days of their dues are not known
        	# cards could not be read
        	# cards found
        	# cards have none
        	# cards match “{}”.
        	# days late
        	# days left
        	# last statements
        	# marked
        	# marked cards are no longer there
        	# more cards or statements have something wrong.
        	# more categories
        	# more offers have something wrong.
        	# networks have no mark of their own here
        	# not shown
        	# of them in doubt
        	# offers
        	# offers can’t be read
        	# offers could not be read
        	# older payments are not shown
        	# others
        	# overdue
        	# payments
        	# payments are on cards that aren’t in this list
        	# statements could not be read
        	# transactions
        	Due within # days
        	It is one card, listed # times.
        	No card is named “{}”, but # cards contain it.
        	Nothing is due within # days
        	Pay this on # cards? In total: {}.
        	Remove # cards?
        	The feed doesn’t say what can be done with these # cards: {}. Pay on them, too?
        	The file is # days old ({})
        	The list from {} does not end after # pages.
        	There are # cards
        	Try again in # seconds.
        	and # earlier payments
        	due in # days
        	in # days
        	listed # times
        	overdue by # days
        	pay # cards
        	remove # cards
        	{} redirected more than # times.
         (already paid)
         ({} of it left)
         The server says: {1}
         What was paid becomes due again.
         and {1} more
         or 
         or a new 
        + and - or the wheel zoom, a double click goes close and back, 0 shows all; the arrows and dragging move; a click hides and shows the button; Esc, q and dragging down close.
        , unreadable: {1}
        --all-due lists what is due, as swippy due does, and asks once. Each card is paid by an order of its own; if one is refused, the others are paid all the same, and the exit code is that of the first failure. Running the command again pays nothing twice: what was paid is no longer due, and an order whose outcome is unknown is sent again with its key. One that was paid without your knowing is listed as repeated, even if its card has nothing due any more, and the exit code is 80, until you have been asked on a terminal or have seen the payment there with show or history; --again pays once more what is still due. If a card is listed several times with different amounts of one due, the largest is paid, which settles the others. A due that doesn’t show its newest payment is listed as repeated in the same way. What is due once more later, even the same amount, is paid; from a server, it must have another id or date. Cards that can’t be paid here are left out, and named on standard error. A card whose feed doesn’t list its actions is named, too, and needs your consent the first time, even with --yes: on a terminal you are asked, elsewhere it is refused until you have paid on it by its name. After Ctrl-C it tells what was paid.
        --since is {1}, which is after {2} of --until
        5% back on groceries
        62% used
        80% taken
        ; some cards may be missing
        A calendar by RFC 5545: an all-day event for each due, on its day, with an alarm at nine in the morning of the day before. Each card has one event, so importing the calendar again moves it. A card is left out, and counted on standard error, if the day of its due is not known. A due in words without a date, such as “due in 6 days”, is counted from today: with an old file, that is too late. The calendar is printed while the cards are read: if that fails, it has no end, and calendars refuse it.
        A card
        A card feed is an object with a list named “card”: put the cards in that list.
        A card is a line of fields with tabs between them, the same in every language.
        A card is a line, as in the list: swippy help list has the fields. The sums are in --json, and below the lines with --sums.
        A card number has only digits.
        A coffee on the house
        A digit is mistyped: the last one does not fit the others.
        A fact is a line: its name, a tab and its value. After a change, the first line tells whether it changed anything.
        A fact is a line: its name, a tab and its value. The names are those of the JSON form; what is not known has no line. Times are in UTC.
        A feed may hold at most {1} MiB; split it into several.
        A file of your own offers is { "offers": [ … ] }: a list of offers, which are objects with these fields. All are texts in straight double quotes, unless something else is said; the first five are required. Fields of other names are ignored. swippy check --offers PATH finds everything that is wrong.
        A finding is a line of fields with tabs between them.
        A name that matches several cards is refused, and those cards are listed. If no card has the name, its words are looked for as --search does, and the one card with all of them is taken; of several, you choose one on the terminal. A command that changes something shows that card and asks first; there, words don’t work with --yes. Commands that pay or take a card away also refuse a name that is one card’s id and another one’s last four digits; elsewhere it means the id.
        A name that matches several offers is refused, and they are listed.
        A name that means no removed card, or several, stops the command before any card is brought back. If one can’t be brought back, the others are, and the command fails. With --json, each card is a document of its own.
        A payment can be undone for 5 minutes, once; what was due is due again. The reference is on the receipt; its beginning is enough if it has four letters and digits and no other reference begins like that. A reference is undone without a question. The last payment, of all or on a card, is shown first: on a terminal you are asked, and elsewhere only a card with --yes is enough.
        A payment can be undone for 5 minutes. All payments: {history}
        A payment can be undone for {1} minutes. Ask the bank.
        A payment is a line of fields with tabs between them, the same in every language. Times are in UTC. The sums are in --json, and below the lines with --sums.
        A payment is a line, as in swippy history: swippy help history has the fields.
        A picture: PNG, JPEG or PPM; a file, a URL, or “-” for standard input
        A sum is a line of fields with tabs between them, the largest first in each currency, the same in every language. The totals are in --json.
        A swipe shorter than this fraction of the width springs back; less than --open-percentage
        A transaction is a line of fields with tabs between them, the same in every language. The totals are in --json.
        ACTION
        AMOUNT
        Action
        Add a card
        Add a card; its number is typed unseen, and kept masked
        Add and remove cards
        Add the card
        Added: {title}
        Agree by paying on this card once.
        Agree by paying on this card once: {command}
        All offers
        Already paid with this key
        Also payments on cards that the feed doesn’t have, such as those of another file
        Among more than 10,000 cards only whole words are found: type them as they are written.
        An action that is unavailable says why. Space scrolls by a page, and ? shows every key, as on any page.
        An earlier order was paid: {}.
        An error makes a card, a statement or an offer unusable. With a warning, it is shown, but a word in it has no effect, or is read differently from how it is written. Each finding names the file, line and column, the title, what is wrong, what is accepted, and the nearest right word. The first 1,000 are named, and the rest counted. Banks and networks without a mark of their own are named once, at the end, since they may be right. A field with an unknown name is reported only if the name is close to a known one. The formats: swippy help init, swippy help offers.
        An offer is a line of fields with tabs between them, the same in every language.
        An order is recorded before it is sent to a server. If no answer comes, or the program is killed, it stays in doubt until the server’s answer or its list of payments tells what became of it. If it was paid, the next pay says so before it pays as much again, unless show or history has shown the payment on a terminal. Order the same again with the same --idempotency-key to find out: it is paid only once.
        An order with this key was paid before: sending it again pays nothing.
        Any words will do, such as GOLD.
        Ask again later: once the payment is listed, it is shown.
        Ask for another card or category.
        Ask its administrator.
        Ask the server’s administrator for access.
        Asking what is due…
        At least {1} characters, one of them a letter.
        At most {1} characters.
        At most {1} digits.
        BEHAVIOUR
        Back
        Bank
        Begin a file of your own cards
        Begin with the details of this card; see “Naming a card”
        Behaviours and closing
        Billed
        Bring a card back
        Bring a removed card back
        Bring a removed card back, with its payments: swippy restore CARD
        Bring back the card {}?
        Bring it back with u.
        Bring it back, with its payments: {command}
        Bring it back.
        Bring it back: {command}
        Bring one back by its name above.
        Bring one back by its name above: {command}
        Bringing it back
        Bringing several cards back
        By its id, the beginning of it or the last four digits, among the removed cards alone; or by words, after a question. A name that matches none of them is refused, and they are listed. Cards of the feed come back where they were, with the feed that has them; the last 100 of those you added come back at the end.
        CARD
        Can’t be paid here
        Can’t connect to {1}: {2}
        Card
        Card details
        Card file
        Card number, which is not shown
        Card title
        Cards
        Cards from a server
        Cards on a page, 1 to 1000
        Change one of the two; swippy config shows where each comes from.
        Check it with: swippy check {}
        Check of the cards
        Check of the offers
        Check the address; a public network may want you to sign in with a browser first.
        Check the server’s address, and whether the server is running.
        Check the server’s address.
        Check the token: it may be missing, mistyped or no longer valid.
        Check whether all digits are there.
        Choose a feed of cards.
        Choose a file of offers.
        Choose an action:
        Close
        Closing balance
        Combine them into one feed: an object with a list named “card”.
        Combine them into one feed: jq -s '{card: .}' {} | {command}
        Compare the number with the card.
        Continue
        Convert it to JSON first, such as {command} writes.
        Convert it to JSON first.
        Convert it to UTF-8.
        Convert it: iconv -f UTF-16 -t UTF-8 {} | {command}
        Copied the last four digits
        Copied {}
        Correct that first.
        Correct that first. To send it without a record, add {stateless}; if its answer is lost, the same command may then pay again.
        Could not refresh; trying again
        Count: the smallest feature, to learn the architecture from
        Credit limit
        DAY
        DIRECTION
        Decimals in this currency: {1}.
        Demonstration cards. Yours: swippy init
        Dining
        Done
        Draw one card with its details
        Draw one offer with its details
        Draw the cards
        Draw the cards of all pages
        Draw the last statement of a card
        Draw them page by page, or list them in the plain, CSV or JSON form, which have no limit.
        Draw this page; without it, the first, or every card in the plain and JSON forms
        Due
        Due again
        Due date
        Each can be undone within five minutes, until {}, such as the first:
        Each can be undone within five minutes, until {}.
        Earlier orders were paid: {}.
        Edit it (“swippy help init” describes the format), and then run:
        Entertainment
        Every card of this feed can be shown.
        Every command reads it from now on: it is the setting “file”.
        Every offer of this file can be shown.
        Every offer, also those that have ended or are for none of your cards
        Everything is right
        Exit codes of check
        Expired offers
        FOLDER
        FRACTION
        Fees
        Fetch the cards anew whenever this time has passed, such as 30s or 10m, unless you are busy with one
        Fetching the statement…
        Fetching your cards…
        Fetching your payments…
        Fetching your statements…
        Fetching…
        Fields of --plain for check
        Fields of --plain for several cards
        Files
        Films, with posters
        Filter terms
        Find everything that is wrong with a feed
        Find out all that is wrong with it: {command}
        Fix the statement there; the cards can still be listed.
        For example: { "amount": "₹1,234.50", "date": "2026-11-26" }.
        For none of your cards
        For scripts and cron. With --within, only what is listed counts.
        For scripts.
        For {1}
        Forget only what became of offers of your own, from this file or any other
        Forget payments, added and removed cards, and kept offers
        Forget what is kept in {1}? {2}.
        Forget what was done to cards from files, this one or any other; without it, to the demonstration cards
        Forget what was said to offers? 
        Forgotten. 
        Forgotten. {1}.
        Formats
        From, To, Closing, MinimumDue, MinimumLeft, Currency and DueDate of the last statement
        Fuel
        Full amount
        Get the cards from this server, such as https://example.org/v1; it also keeps what you do
        Give the due a “date”, such as "2026-11-26", or an “id” in the feed.
        Give the earlier day to --since.
        Go online, or allow cards to be older.
        Go online.
        Go to the cards, filter them by what is overdue, or sort them by what is due soonest.
        Groceries
        Health
        Hint width
        History
        Holder
        How far a card opens, as a fraction of its width, such as 0.6 or 60%
        How far the hint moves a card; no more than --open-percentage
        How far to swipe, as a fraction of the width, such as 0.3 or 30%
        How much?
        Id
        Ignore what was kept before, and keep what is done for this run only
        In total
        Interest
        It also offers cards, payments that can be undone, sort keys and filter terms; for cards of a server, from the cache alone.
        It can be brought back, with its payments.
        It can be removed again.
        It can be undone until {}.
        It can be undone until {}:
        It can’t be kept any more.
        It is never an argument, which others could see. It is asked for and typed unseen, or is the first line of standard input. Only its first six and last four digits are kept.
        It is now {1}. Check it before you pay.
        It is unknown whether an earlier order for {1}, with the idempotency key “{2}”, was paid.
        It is unknown whether this order was paid, so the same one is sent again. It is paid only once.
        It may have ended. Go back.
        It may have left the list: go back, and refresh that.
        It offers no actions.
        It offers: {1}.
        It was kept already.
        It was passed already.
        It will be available when there is something to pay.
        Its name is {}.
        Its name is “{1}”.
        KEYS
        KIND
        Keep
        Keep it?
        Keep offers
        Keep payments, added and removed cards in this folder
        Keeping
        Kept
        Kept offers
        Kept.
        Kept: {1}
        Keys
        Keys on a card’s details
        Last statement
        Later dues are not shown.
        Leave it out.
        Leave the rest out.
        Leave without adding the card? {} again, and what you typed is lost.
        Left afterwards
        Left to pay
        Left to pay {rest} of {bill}
        Let go: {1}
        Letters work on a Cyrillic layout too. While the mouse is on, hold Shift or Option to select text.
        List all offers to see their names.
        List offers
        List the cards to see their names.
        List the payments on your cards, the newest first
        List what is due, the most urgent first
        Listed
        Look at the words that the cards show.
        Looking for offers…
        Looking for the offer…
        MONTH
        Make the folder, or name another file: swippy init FILE
        Minimum due
        Minimums to pay
        Most on {}
        Most urgent: {one}, or all: {all}
        Mouse off: drag to select text
        Mouse on: hold Shift to select text
        Move
        NAME ON THE CARD
        Name another file: swippy init FILE
        Name it by its reference: swippy undo REFERENCE
        Name on the card
        Name one of the removed cards.
        Name the file of the cards with --file PATH.
        Naming a card
        Naming a removed card
        Naming an offer
        Network
        New
        No card is called “{1}”.
        No card matches
        No card matches “{1}”.
        No card of this feed could be read.
        No card of this feed has “{1}”, and it isn’t known otherwise.
        No cards
        No cards have been removed, so there is nothing to bring back.
        No cards have been removed.
        No cards on page
        No due.
        No more offers
        No offer is called “{1}”.
        No offer is kept or passed.
        No offers here
        No payment matches
        No payments yet
        No removed card matches “{1}”.
        No spending matches
        No statement of this card names a minimum payment.
        No statement yet
        No transaction has all these words.
        Not all cards of that payment are listed here
        Not known
        Not known: 
        Not paid
        Not paid: enlarge the window to see the amount
        Not possible
        Nothing answers at {1}.
        Nothing from {1} is cached for this request yet.
        Nothing happened in this period.
        Nothing is due
        Nothing is kept in {1}.
        Nothing is kept: {1}.
        Nothing is known to be due.
        Nothing is left to pay on any card.
        Nothing is left to pay.
        Nothing is paid before you agree. If it is not known whether a payment was made, such as after a time-out, run the same command again: it pays once. If the earlier order turns out to be paid, you are told, and nothing is paid; with --yes, the exit code is then 80, however often a script tries. To pay as much once more, add --again. A script gives each payment a key of its own: one key is paid once, and each run gets its receipt.
        Nothing is paid before you agree. Where it is not known whether a payment was made, such as after a time-out, run the command again with the key that the message names: an order with the same key is paid once, and you get its receipt, even if nothing is left to pay; without an amount, the one of that order is paid. If the card shows nothing due any more, pay names the key of an order in doubt. The same key with another amount or card is refused. As long as it is unknown whether an order was paid, the same amount on that due is the same order again, and another amount is refused; to make another payment, give it a key of its own. If the server says that such an order was paid, you are told first, with the reference, and nothing is paid: on a terminal you are then asked whether to pay as much once more. With --yes nobody is asked, so the exit code is 80, however often the command is run: a script that tries again does not pay twice. An order that can’t be recorded on this machine is not sent, unless --no-state is given: then nothing is known about earlier orders. To pay once more, add --again or a new key, or look at the payment first: on a live screen, or with show or history on a terminal. Printed into a pipe or a file, or as data, they tell nobody. An order for another amount is paid, and says that the earlier one was. If a server shows more due than its newest payment left, on a due with the same id and date, its list may be behind: paying all of that due pays nothing and says so, with the payment and exit code 80; --again, a new key or an --amount pays. Orders are recorded for the server’s address as you give it, so localhost and 127.0.0.1 are two servers. You are told first in the same way, also on a card from a file, of a payment whose receipt or trace could not be written, or whose program was killed before it could print the receipt.
        Nothing is paid yet.
        Nothing is sent again before you have been asked.
        Nothing is sent to {} while offline, so nothing was changed.
        Nothing is sent to {} with {offline}, so nothing was changed.
        Nothing to copy: the last four digits are unknown
        Nothing to pay
        Nothing was paid
        Nothing was paid now. To pay once more, go on, or run the command with {again} or a new {key}.
        Nothing was paid now. To pay once more, go on.
        Nothing was paid, and the same command goes on paying nothing. To pay once more, add {options} to it; only on a terminal, seeing the payment first is enough: {history}
        Nothing was paid, and the same command pays nothing as long as the server shows this. To pay all the same, add {options} to it.
        Nothing was sent. Ask the server’s administrator; on an unfamiliar network, try another one.
        Nothing was spent
        Number
        OFFER
        Of cards that the server doesn’t list, only payments from this machine are shown
        Offer
        Offer file
        Offer {place} of {count}
        Offers
        Offers are in an object with a list named “offers”.
        Offers are shown once the cards are there.
        Offers for your cards will be here.
        Offers kept or passed: {1}.
        Offers that you keep are listed here.
        Offline, as of a time that the clock puts in the future
        Offline, as of {}
        One undo brings all of them back.
        Only cards for which every term holds; may be repeated; see “Filter terms”
        Only cards with each of these words in the title, bank, holder or last digits
        Only letters, spaces, periods, apostrophes and hyphens.
        Only offers for this card
        Only offers of this category, in either case
        Only offers that you kept
        Only offers that you passed
        Only orders that may or may not have been carried out
        Only payments and orders from this machine are shown: {}
        Only payments from this day on: a date such as 2026-11-20, or 7d or 4w ago
        Only payments from this machine are shown, because the server has too many cards; name a card to see all payments on it
        Only payments on this card, even if it was removed or is no longer in the feed
        Only payments that were undone
        Only payments up to this day, which is written the same way
        Only payments whose card, amount or reference has all of these words
        Only the last statements are known; they cover the days {}.
        Only the statement of this card
        Only this category, such as fuel, as it is shown or as in the feed
        Only this month, as far as the last statements cover it: 2026-10, october, last or this
        Only transactions whose text has all of these words
        Only transactions whose text or category has all of these words; totals stay those of the whole statement
        Only what is overdue, or due within this time, such as 7d, 2w or month
        Opening balance
        Opening width
        Order of the cards: {1}; see “Sort keys”
        Orders in doubt
        Orders to servers
        Other
        Other amount
        Other cards close
        Other payments are not shown.
        Output formats
        PICTURE
        Paid
        Paid back
        Paid in total
        Paid on
        Paid {amount} on {title}
        Pass
        Pass offers
        Passed
        Passed offers
        Passed.
        Paste the cards, then press Ctrl-D.
        Pay a larger amount.
        Pay again with the same key: an order is paid only once.
        Pay all that is left ({full}) or another amount ({amount}).
        Pay all that is left or another amount.
        Pay at most {1}.
        Pay even if an earlier order for the same amount turns out to be paid; see “Paying once”
        Pay everything that is due (the default)
        Pay in full, or another amount.
        Pay it in full.
        Pay now
        Pay on each card by itself: swippy pay CARD
        Pay on every card what is due, or its minimum; see “Paying everything that is due”
        Pay on these cards again: the same orders are sent, and each is paid only once.
        Pay on this card once by its name.
        Pay once for this key, however often the command is run
        Pay this much, such as 1500, 7853.33 or ₹7,853.33
        Pay what is due
        Pay what is due on a card
        Pay what is left of the last statement’s minimum, after payments since its last day
        Pay when there is something due.
        Pay with that key: the order is sent again, and paid only once.
        Pay with this card until the end of November, and the second night is on us.
        Pay {1} first: that order is sent again, and paid only once.
        Pay {1} first: that order is sent again, and paid only once. A new key makes another payment.
        Pay {amount} on {card} once more? Left to pay afterwards: {rest}.
        Pay {amount} on {card}? Left to pay afterwards: {rest}.
        Pay {card}: {amount}
        Pay {}
        Paying
        Paying everything that is due
        Paying on several cards
        Paying once
        Paying once, in detail
        Paying…
        Payment
        Payment {1} used it. Pay with another key.
        Payment {1} used it. The next order has a key of its own.
        Payments
        Payments at a server
        Payments on {card} are left out: {reason}
        Payments were made: {}
        Payments will be listed here.
        Payments with their receipts, cards that were added, with masked numbers only, and which cards were removed: in the file journal of the folder, for its owner only. Which offers were kept or passed is in the file offers, about which you are asked separately. A file that is damaged or from a newer version is set aside beside it. What is recorded of orders to servers, in the folder servers, is not deleted: it tells what became of an order in doubt, and the payments themselves are the server’s.
        Payments: {1}, cards added: {2}, cards removed: {3}
        Perform this action of those the swipe revealed: “view details”, “pay now” or “last statement”
        Picture
        Picture: {1}
        Pictures, the first on top: files or URLs
        Put swippy-http beside swippy; it comes from the same build.
        Query a cards server with {server}, or fetch a feed: curl URL | {command}
        Query a cards server, or download the feed.
        REFERENCE
        Raise {age}, or run the command without {offline}.
        Read it first, then press {} again
        Read the cards from this JSON file, or from standard input if it is “-”; without it, the built-in cards
        Read your own offers from this JSON file, or from standard input if it is “-”
        Reading standard input…
        Reading the whole feed…
        Reference
        Refresh
        Refreshed
        Refund
        Remove a card
        Remove a card from the list
        Remove cards
        Remove it again: {command}
        Remove the card {}?
        Remove the cards {}?
        Remove these cards?
        Remove this card?
        Removed: {title}
        Removing several cards
        Report them where you got Swippy, with the command line that led there and what “swippy doctor” prints.
        Report this to the server’s administrator.
        Restored: {title}
        Run the command again, or pay with this key: an order is paid only once.
        Run the command without {offline}.
        Save the JSON itself; the server may have sent its sign-in page.
        Say what is to be seen, for people who can’t see it; without it, the file’s name
        Search
        See all payments, with their references: {command}
        See your cards
        Send nothing, and show the cards cached last time
        Separate several keys with commas. A minus before a key reverses its order.
        Separate terms with commas: all of them must hold. The shell needs quotes around ! and |. A name that is neither known nor on a card is an error; if a server sends its cards in pages, nothing is listed instead.
        Server
        Several cards are paid as with --all-due: one list, one question, an order for each. A name that means no card, or several, stops the command before anything is paid; a card that is named twice is paid once. The same command again pays nothing: what it paid is listed as repeated, and the exit code is 0. Any other named card on which nothing can be paid, such as one that was paid by itself, is refused with exit code 79, and the others are paid. Neither --amount nor --idempotency-key can be given.
        Shopping
        Shorten it.
        Shortest swipe
        Show
        Show a picture, as well as the terminal can
        Show a viewer of pictures in every state
        Show cards for data: texts, an icon or a picture, buttons
        Show cards for offers: media to the edges, texts, buttons
        Show cards that are to stand out: two styles, an action, images
        Show the cards on a live screen; the same as no command
        Show the components that screens are made of, in every state
        Show the receipt
        Show what would be paid, and pay nothing
        Sort
        Sort keys
        Spaces and hyphens between them are fine.
        Spending
        Spending by card
        Spending by category
        Spending by merchant
        Spent
        Spent by category
        Spent by day
        Stories, with drawings that draw themselves
        Sum up what was spent, by category, merchant or card
        Swipe a card and draw where it comes to rest
        Swipe a card to see what you can do with it.
        Swipe behaviour
        Swipe further.
        Swipe further: {distance} {} or more.
        Swipe further: {} of the width or more.
        Swipe through offers for your cards
        Swipe through pictures: a component for any program
        Swipe values
        Swiped left: its actions are revealed.
        Swiped right: its actions are revealed.
        Swippy draws payment cards in the terminal and swipes them to show what can be done with them.
        Swippy shows payment cards in the terminal, and what can be done with them.
        TERMS
        TEXT
        TIME
        Take the filter away.
        Tell with the exit code whether something is due; see “The exit code of --exit-code”
        Terms
        That didn’t work
        That looks like a card number.
        That was the last card
        The amount can be read in two ways.
        The amount due has too many digits for what would be left to be exact.
        The amount has changed since you were asked. Nothing was paid.
        The amount has more decimals than its currency allows.
        The amount has more than {1} digits.
        The amount is in {1}, not in {2}.
        The amount is more than what is due.
        The amount must be more than zero.
        The amounts differ, but the due is one: a payment counts against each of them.
        The answer from {1} does not match this payment: the field “{2}” is wrong.
        The bank asks for at least {}, which is more than is owed.
        The bank makes one when the card’s billing period ends.
        The bank that issued it, which gives it its look
        The card
        The card stayed closed, so “{1}” was not revealed.
        The card {1} is already in your list.
        The card {} has been added.
        The card {} has been removed.
        The card {} is back, with its payments.
        The card, or several, unless --all-due is given; see “Naming a card”
        The card, or several; see “Naming a card”
        The card; see “Naming a card”. Without it, you choose one on the terminal
        The closest matches are above. A card’s name is its id, the beginning of its id, its last four digits, or @3 for the third.
        The demonstration and your own cards
        The due has neither an id nor a date, so a payment couldn’t be told from the next one.
        The exit code of --exit-code
        The feed doesn’t say what can be done with this card, and it was never paid on from here.
        The feed has none, or all of them were removed.
        The feed refused: {1}
        The feed, or standard input if it is “-”; without it, that of --file, --url or the settings
        The fields of a card
        The fields of an offer
        The fields of “due”
        The file has two cards whose values say what belongs there, and nothing to pay. Replace them with your own, run swippy check until nothing is wrong, and then swippy. Later commands read the file, because it becomes the setting file, unless file or url is set already. A file that exists is never changed. Without $XDG_DATA_HOME, its place is ~/.local/share/swippy.
        The file is damaged.
        The file is { "card": [ … ] }: a list of cards, which are objects with these fields. All are texts in straight double quotes, unless something else is said. Fields of other names are ignored.
        The file to write, which must not exist yet, or standard output if it is “-”
        The file “{1}” changed while it was being read.
        The form of --csv
        The form of --ics
        The format is described in the documentation.
        The format: {command}
        The history
        The idempotency key “{1}” belongs to another payment.
        The key “{1}” can’t be used.
        The largest amount is paid, which settles the others.
        The last page is
        The last statement of each card that offers one: purchases, fees and interest, but nothing that was paid back. Each currency has sums of its own. Cards without a statement are counted, and statements that are unavailable are left out and named; the command fails only if none is available.
        The last statements have no spending.
        The list
        The list from {1} changed while it was being read.
        The minimum of the last statement is already paid.
        The name is missing.
        The name on the card, 2 to 26 letters, spaces, and . ’ -
        The nearest: {1}.
        The number
        The number is missing.
        The offer “{1}” ended on {2}
        The offer “{1}” is for none of your cards
        The offer “{1}” is no longer there.
        The offer: its name, or the beginning of its title
        The offers in “{1}” can’t be read: {2}
        The offers: each by its name, or the beginning of its title
        The order was not sent, because it can’t be recorded here. {1}
        The order’s idempotency key is {}
        The payment
        The payment may or may not have been made.
        The payment may or may not have been undone.
        The payment was made: {}
        The payment with the idempotency key “{1}” has been undone.
        The payment {1} can’t be undone any more.
        The payment {1} has already been undone.
        The payments of a card are among its details.
        The payment’s reference, in any case, with its hyphens or without, or its beginning; or a card, for the last payment on it. Without it, you are asked about the last payment
        The removed card; see “Naming a removed card”. Without it, you choose one on the terminal
        The request was cancelled.
        The same amount was paid before; this would be another payment. Nothing is paid yet.
        The same fields below a line of their names, by RFC 4180: commas, quotes where they are needed, CRLF at the end of a line. A spreadsheet would run a text that begins with =, +, -, @ or a tab, so such a text begins with an apostrophe here; numbers stay numbers.
        The same order was sent before, so nothing was paid now.
        The screen
        The server can’t prove its identity: {1}
        The server did not accept the request (status {1}).
        The server does not let you do this (status {1}).
        The server failed with status {1}.
        The server found nothing at this address (status {1}).
        The server has received too many requests (status {1}).
        The server redirected from an encrypted connection to an unencrypted one.
        The server requires authentication (status {1}).
        The server took too long to answer.
        The setting “file” couldn’t be changed, so commands read it only if you name it:
        The spending
        The statement
        The statement came on 12 November. The bank wants at least ₹392.67 of it.
        The statement of {card} is left out: {reason}
        The swipe
        The swipe was too short, and the card sprang back.
        The title is missing.
        The token would have been sent over the network unencrypted.
        There are more than {1} cards, too many to draw at once.
        There are no cards.
        There are two points.
        There is a character that can’t be shown.
        There is no amount yet.
        There is no card {1}.
        There is no currency in the text.
        There is no digit before the point.
        There is no file “{1}” with offers.
        There is no file “{1}”.
        There is no payment “{1}”.
        There is no server “{1}”.
        There is no such picture.
        There is nothing to do.
        There is nothing to redo
        There is nothing to undo.
        There is one question for all of them. A name that means no card, or several, stops the command before anything is removed. If one can’t be removed, the others are, and the command fails. With --json, each card is a document of its own.
        There may be some another day.
        These names are the nearest.
        This card does not offer “{1}”.
        This is the first card of the list
        This is the last card of the list
        This server does not support that.
        This statement does not add up: its closing balance is {} less than the rest comes to.
        This statement does not add up: its closing balance is {} more than the rest comes to.
        Title
        Title, such as GOLD
        To check cards: {command}
        To check offers: {command}
        To find out about an order in doubt, order the same again with its key; it is paid only once
        To pay
        To pay: {one}
        Token file
        Too small: enlarge the window.
        Transactions
        Travel
        Try again
        Try again when nothing writes to it.
        Try again: the same order is sent, and paid only once.
        Try an earlier page.
        Try fewer words, or fewer filters.
        Try fewer words.
        Try it
        Two cinema tickets for one
        Two nights in the hills
        Two tickets for one
        Type digits, and a point before decimals: 1500 or 7853.33.
        Type it where it is masked, under “Number”.
        Type the digits that are on the card.
        Type the name that is on the card.
        Undo
        Undo a payment
        Undo brings the last one back; what you kept is in a list of its own.
        Undo it again: a payment is undone only once.
        Undo this payment: {}?
        Undo what was kept or passed last, however long ago
        Undoing a payment
        Undoing…
        Undone
        Undone on
        Undone: {1} ({2})
        Undone: {amount} on {title}
        Unknown actions
        Unknown outcome
        Unpack it first.
        Unpack it first; a spreadsheet has to be converted to JSON.
        Unpack it: gunzip -c {} | {command}
        Use 1 to 255 Latin letters, digits and punctuation marks, without spaces, and no card number.
        Use an address that begins with https://.
        Use one of these names.
        Use the name that a line above begins with.
        Use the server’s name. If it has none, add a line to /etc/hosts: the address, a space, the name.
        Utilities
        View details
        WORDS
        Weekend
        Welcome
        What a card does when pulled past its open position
        What a file is, is seen from its bytes, not from its name. WebP, AVIF, GIF, HEIC, BMP, TIFF and JPEG with CMYK colours are refused by name; so is what is larger than 64 megapixels or 96 MiB.
        What comes after the place where it stops being JSON is not checked yet.
        What counts
        What init does
        What is cached from {} is older than allowed.
        What is cached from {} is older than {age} allows.
        What is due
        What is due doesn’t show a payment yet: {}.
        What is found
        What next
        What the choices of --swipe-behaviour and --auto-closing mean:
        What to sum up together
        What was paid stays paid: see {history}.
        What you call the card, up to 40 characters
        What you do to the built-in cards is kept in the folder demo, apart from what you do to your own. If the setting file or url names your own cards, or --file does, what was done to those is forgotten; otherwise, what was done to the built-in ones.
        When a swipe closes the other open card
        Where the cards come from
        Which card?
        Which cards
        Which offers
        Which removed card?
        Which way to swipe; left reveals the actions on the right, and the other way round
        With --url, the server is asked for the payments on each card that it lists. Of other cards, only payments made from this machine are known; with more than 100 cards that is so for all of them, unless you name one. If the server can’t be reached, the payments and orders from this machine are listed, with a warning on standard error.
        With the mouse, drag a card, and let go of it a quarter of its width away or with a flick.
        Without a command, Swippy opens its live screen; where there is no terminal, it prints the list.
        Without a connection, show nothing older than this, such as 30m, 12h or 7d
        Without a connection, the cards are shown as they were last time, with their age. What is kept for that, numbers masked, is in $XDG_CACHE_HOME/swippy. Paying needs a connection.
        Without these variables, the folders are in ~/.config, ~/.local/state and ~/.cache.
        Words alone change no card without asking, and --yes answers only for a card that is named: use the name that a line above begins with.
        Write the cards to a file, and name it: --file cards.json
        Wrote {}, with two cards to replace with your own.
        You are not allowed to read the file “{1}”.
        You are offline: no network can be reached.
        Your cards
        Your cards can’t be had: {1}
        a button at work
        a card above has the same id, so commands call this one “{}”
        a card in a card
        a card not listed now
        a card, a statement or an offer is unusable
        a date such as 2026-11-20, today, yesterday, or how long ago, such as 7d or 4w
        a day from the first one to a year later, such as "2026-11-12"
        a file here
        a file in the folder for your data
        a file that only you can read
        a hidden amount
        a line for each offer for this card: its name, its title, the last day on which it is valid
        a line for each payment, the newest first, with the fields of swippy help history
        a line for each, and the totals
        a link alone
        a list of banks whose cards it is for, such as ["HDFC Bank"]; without it, any
        a list of ids of cards, such as ["48822394455"], or leave it out
        a list of ids of the cards that it is for; without it, any
        a list of networks, such as ["Visa"]; without it, any
        a list of some of "view_details", "pay_now" and "view_last_statement"; without it, what the due makes possible
        a list of transactions, which may be empty, []
        a list, such as {1}, or leave it out
        a month such as 2026-10, october, last or this
        a name that means this card: its id, or ID#2
        a name that means this offer: its id, or ID#2
        a new one each time
        a number such as 1234.5 beside a currency, or a text with its currency; required
        a number, such as 242.33, or a text with its currency, such as "₹242.33"
        a number, such as 5120.1
        a picture
        a quiet action
        a receipt
        a recording as an animation
        a text, such as "INR" or "₹"
        a text, such as "INR" or "₹", or write the amount as "₹242.33"
        a text, such as "due in 6 days", or leave it out and give a “date”
        a text, such as "{1}"
        a word of the title, bank, holder or digits, if it is on no other card
        action
        action unavailable
        action: {1}
        actions, separated by commas
        add
        add a card
        all cards
        all of a file
        all of it overdue
        all of the picture
        all of them
        all offers
        all that is due
        all transactions
        already paid
        already undone
        always these cards
        amount billed, exact; empty if it is not known
        amount changed meanwhile
        amount left to pay, exact; 0 if it is paid
        amount, exact
        amount, exact; negative where it was paid back
        amounts and digits hidden
        amounts and digits hidden while you look away
        an action and a cross
        an action as a link
        an earlier order for the same had been paid without your being told, or what is due doesn’t show a payment yet; nothing was paid now
        an error in Swippy itself
        an object with the list, { "offers": [ … ] }
        an object, such as { "amount": 242.33, "currency": "INR", "date": "2026-11-26" }, or leave it out
        an object, such as { "from": "2026-10-13", "to": "2026-11-12" }
        an object, { … }
        an object, { … }, in a list, [ … ]
        an offer
        an offer above has the same id, so commands call this one “{}”
        an offer by its name
        and perform an action
        another amount
        another order in doubt
        any
        as JSON
        as a picture
        as it is printed on the card
        as soon as the swipe starts
        as they come
        ask, then start over
        asked for in a terminal
        asks for the number, the name and the title
        at most 1
        at most {1} ({2})
        awaiting statement
        away, and back again
        back to the list
        background image
        balance {}
        balances, charts and transactions
        bank, as in the feed
        bank: {1}
        begin with a card’s details
        begin with what is due
        books
        button
        button if it can be pressed
        by bank
        by bank, and in each the largest amount first
        by category
        by merchant
        by title
        by which day to pay: year-month-day
        can be chosen, and has the focus
        can be pulled past it and springs back
        card already in the list
        card {1}
        cards that anyone can see
        category
        category, as in the feed
        category, merchant or card
        category, or merchant with --category
        clear
        close what is open, then take off marks, search, filter and sort, the last one first
        component
        continue
        copy
        copy the last four digits
        count on a live screen
        currency: its ISO code where known
        date, as in 2026-11-20
        day by which it must be paid, as in 2026-11-28
        days left; negative when overdue
        days until the payment is due; cards without a date come last
        demonstration cards, so nothing real is paid; yours: swippy init
        details
        did you mean {1}?
        drag a card or scroll it sideways, click it or its actions
        drag a card, or press {}
        drag the cards with the mouse or the keys
        due
        due --exit-code: something is due, or may be
        due --exit-code: something is overdue
        due in 6 days
        due on this page
        due soonest first
        due today
        due tomorrow
        due without an id
        each card, as JSON
        either of them, as in 'bank=SBI|ICICI'
        elsewhere
        ended on {1}
        ending first
        ending in
        error or warning; among the remarks of the JSON, remark
        every key; F1 also while you type
        every offer, as JSON
        every state of a deck
        every total and transaction
        everything about a command
        everything can be used; there may be warnings
        everything is paid
        everything that is due, and the sums
        everything, with an icon
        expired
        extra content
        far enough to open
        fashion
        filter
        first, last
        food
        for a spreadsheet
        from a password manager
        full or part
        fully paid
        fully paid on {}
        give each card an id of its own
        give each offer an id of its own
        go to cards, offers, dues, history or spending
        height in pixels
        help
        hide or show
        hide or show amounts and digits
        hills at sunset
        holder
        home
        how far a card opens
        id of the transaction
        idempotency key
        in a file, with its words
        in doubt
        in doubt: {}
        in every state
        in full
        in part
        inverse
        is damaged
        is from a newer version
        is in a list without “{ "card": … }” around it, which was read as a feed
        it in quotes, such as "48822394455"
        it is no longer offered
        its details, and from there the card
        its format, as its bytes tell it
        its id
        its name, in either case
        keep one, and see all that are kept
        keep the offer
        keep two
        kept
        kept offers
        kept: {1}
        key already used
        known are {1}
        largest amount first
        last
        last month’s fuel
        last statement
        leave
        leaves the card closed
        left of {}
        left out
        left to pay afterwards
        leisure
        less than 
        less than {1} ({2})
        let go
        loading…
        look at it closely
        mark
        mark the card: p then pays what is due on all marked ones, and d removes them
        mark: pay or remove several
        marked
        masked number
        may be left empty
        media and description
        merchant
        minimum already paid
        minimum unknown
        more than is due
        more words than fit
        mouse
        mouse on or off
        mouse on or off; while on, hold Shift or Option to select text
        move by a page
        move to another card
        name of the field
        name of the file
        nearest here: {1}
        nearest: {1}
        network, as in the feed
        network: {1}
        never animate
        next
        next, previous card
        no actions
        no answer to a payment, so that its outcome is unknown
        no card here is “{1}”, so this statement is never shown
        no card was chosen
        no connection for a payment, so that nothing is paid
        no consent yet
        no statement
        no, keep it
        no, keep them
        no, pay nothing
        none found
        normal
        not known now
        not paid
        not to be had
        not tried
        not {1}
        nothing due
        nothing is due
        nothing to pay
        nothing was changed
        nothing was paid
        number hidden
        number of transactions
        of
        of one card, for a spreadsheet
        offer has ended
        on its way
        on its way to the left
        on its way to the right
        on two cards, with one question
        once, even if a script runs twice
        only food
        only the first six and last four digits are kept
        open
        open less than usual
        open, kept, passed or expired
        open, planned, paid, repeated, undone, in_doubt, refused, untried or left_out
        orders to servers stay recorded in {1}: {2}
        orders whose outcome is unknown
        other button
        other field
        overdue
        overdue, or due within two weeks
        page
        paid
        paid back {}
        paid, due or overdue
        paid: {paid} of {all}
        part: card, fragment, button, link or close
        pass it
        passed
        pay
        pay again…
        pay elsewhere
        pay now
        pay what is due
        payable only in full
        payment cards in the terminal, swiped, paid and undone
        payments, added and removed cards
        perform a revealed action
        petrol
        press {} to swipe a card
        print it
        redo
        redo what was undone last
        redo what was undone last; a payment only after its question
        redoing…
        reference of the receipt
        refresh
        refreshing…
        refused by the rules: {1}
        reminders for a calendar
        remove one of them
        remove the card
        removed
        repaint
        repaint the screen
        reveal what can be done
        reveals the actions on the left
        reveals the actions on the right
        reversed
        right image, fill
        right image, fit
        right keeps, left passes
        scroll
        search
        search as you type: trvl finds TRAVEL, too, and -word leaves cards out
        searching…
        servers: {1}, payments: {2}, in doubt or not shown yet: {3}{4}
        several
        shopping
        sideways
        smallest amount first
        something is due, or may be: a card can’t be read, or its day is not known
        something is left to pay
        something is overdue
        sort
        sort, filter
        spent {}
        sports
        standard input can’t be both the number and the cards
        standard input has the cards, so no keys can come from it
        start over without asking
        state
        state: counted from the due’s date where it has one, or as in the feed
        stops at the open position
        such as "INR" or "₹", where the amount has none
        supermarket
        swipe
        swipe the card
        tells this due from the next; without it, the date does. One of them is needed to pay
        text, as in the feed
        texts in other languages, such as de.json
        the URL of a picture
        the amount due, within each currency
        the bank as a text, such as "HDFC Bank"
        the bank, such as "HDFC Bank"; required
        the bank, such as SBI or 'HDFC Bank'
        the bank’s name
        the beginning of its title
        the beginning of the id, if no other id begins with it
        the card
        the card ending in 6564
        the card has no due
        the card offers this action, such as pay_now or 'pay now'
        the card that was added, as JSON
        the card was kept
        the card was not brought back
        the card with the id @3, if an id reads like another name
        the card, as in the list: amount is what is left to pay, billed the total, which a server doesn’t tell
        the cards that are listed
        the cards were kept
        the card’s details
        the card’s id in the feed
        the card’s title
        the column, from 1
        the command line is wrong, or names an action that the card does not offer
        the conditions
        the data cannot be read as cards
        the demonstration, kept apart from your own
        the due has no id and no date
        the feed doesn’t list its actions, so paying on it needs your consent the first time
        the file
        the first card, in sentences
        the first field of each card
        the first page of cards
        the folder {} can’t be made
        the kept offers, where / searches, s sorts and d lets go
        the last day on which it is valid
        the last day on which it is valid: year-month-day
        the last entry of {1} was cut off and is ignored; it may never have been confirmed (bytes: {2})
        the last four digits are enough; required
        the last four digits of the number, if no other card has them
        the last four weeks, including the payment just made
        the last payment on a card
        the last statement
        the last statements, by category
        the line, from 1
        the name on the card; required
        the names of your cards that it is for, separated by commas
        the nearest right words
        the network as a text, such as "Visa"
        the network, such as "Visa"; required
        the next, the previous card of the list
        the number from a file, or from a password manager
        the number without quotes, or with its currency, such as "₹242.33"
        the offer was not kept
        the offer’s name in commands
        the one just passed
        the opposite of a term, as in '!bank=SBI'
        the payment is late
        the payment network, such as VISA or Mastercard
        the payment was not undone
        the product’s name; required
        the same and the sums as JSON
        the same as JSON
        the same for every command
        the same for the demonstration cards
        the same on one screen
        the same with a picture of your own
        the same, in motion
        the same, inverse
        the second card with that id
        the second offer with that id
        the statement is in {1}, and what is due on its card in {2}
        the third card of the list
        the title of the card or the offer
        the transactions for a spreadsheet
        the “id” of the card, such as "48822394455"
        there is no currency “{1}”
        there is no folder for your data: neither XDG_DATA_HOME nor HOME is set
        there is no folder {}
        there is no payment that can still be undone
        there is no such file, card or offer
        this
        this day is outside the period, so the nearest day of it counts
        this is not a card: found {}
        this is not an offer: found {}
        this program can’t talk to servers, and the one that can does not start
        those for one card
        those that can be kept
        three examples
        three letters of ISO 4217, such as "INR", or a symbol, such as "₹"
        title
        title and description
        title of the card
        title; empty if only the payment is known
        to the card beside it, between columns
        to the first or the last card
        today is the last day
        too late to undo
        too short: it springs back
        total due
        travel
        try again
        two cards
        two cards at once
        unavailable
        undo the last payment on the card, or its addition
        undo the last payment, removal or addition
        undo the newest
        undo the payment
        undo until {}
        undo what was done last
        undo, even days later
        undoing…
        undone
        undone at {}
        undone {}
        unknown action “{1}”, not offered
        unknown bank “{1}”, shown with a neutral look
        unknown network “{1}”, shown with a neutral mark
        unmark all
        until tomorrow
        until when it can be undone
        until {1}
        view details
        what a part payment would leave
        what a server answered, numbers masked
        what commands accept as its name
        what is accepted
        what is due this week, paid at once
        what is due, an object as below
        what is due, largest amount first
        what is kept has changed meanwhile
        what is offered, in a few words
        what is read
        what is read of it
        what is to be seen
        what is wrong
        what it is for, such as "food"
        what it was spent on
        what stands in it
        what this option would change
        what was done to cards from files stays in {1}; forget it: swippy reset --file PATH
        what was just paid
        what was paid back
        what was spent on fuel
        what you call the card
        what “swippy config set” keeps
        when it was paid, or the order was sent
        when it was undone
        when the swipe ends
        where most went
        where the card rests: left, center or right
        where the folder is that keeps payments, added and removed cards
        where the folder is that keeps what a server answered
        where there is no date, such as "due in 6 days" or "fully_paid"
        whether the card is in the list
        which card it was spent with
        which payment is to be undone?
        who got it
        who offers it
        width in pixels
        without a due
        without a name
        without media
        without the button
        write the same currency in both
        write the “id” of a card, and its “occurrence” if several share it
        write {1}
        year, month and day of an existing day, such as "2026-11-26"
        year, month and day of an existing day, such as "2026-11-26"; without it, a due that has no “id” can’t be paid
        year, month and day of an existing day, such as "2026-12-04"
        yes, pay
        yes, remove it
        yes, remove them
        your name for the card in commands; required
        your own
        zoomed in
        zoomed in and moved
        { "card": [ … ] } around the list
        {1} answered about another card.
        {1} answered with more than {2} MiB.
        {1} answered with something other than cards{2}
        {1} answered with something that can’t be read.
        {1} broke off in the middle of its answer.
        {1} can’t be read: {2}
        {1} closed the connection without answering.
        {1} contains one JSON document per line.
        {1} has cards, not offers.
        {1} has offers, not cards.
        {1} is a URL, not a file.
        {1} is a spreadsheet or another ZIP archive, not a card feed.
        {1} is a table such as CSV, not a card feed.
        {1} is a web page or XML, not a card feed.
        {1} is an IPv6 address, which can’t be used here.
        {1} is compressed with gzip.
        {1} is in UTF-16.
        {1} is too large.
        {1} is {2}, and must be greater than 0 and {3}
        {1} numbers have {2} digits.
        {1} picture, {2} pixels.
        {1} {2}. Set it aside and start over?
        {count} of {total}
        {} can’t be written
        {} exists already, and is unchanged
        {} is a folder
        {} is named more than once
        {} is named more than once, and is paid once
        {} overdue
        {} paid
        —
        “closing” is {1} less than “opening” and the transactions add up to
        “closing” is {1} more than “opening” and the transactions add up to
        “due.amount” is text, which was read as a number
        “due.date” is not a day such as 2026-11-26, so only the words of “due.state” count
        “due.id” is a number, which was read as text
        “due” has neither an id nor a date, so it can’t be paid
        “file” or “url” is set already, so commands don’t read it unless you name it:
        “id” is a number, which was read as text
        “minimum_due” is more than is owed, which counts instead
        “{1}” can mean two things in an amount.
        “{1}” can mean {2} or {3}.
        “{1}” can’t be read. {2}
        “{1}” can’t be read: found {2}
        “{1}” does not belong in an amount.
        “{1}” is given twice in one object, and only the first one counts
        “{1}” is missing
        “{1}” is no field, so it is ignored
        “{1}” is unavailable: {2}.
        “{1}” may mean several offers.
        “{1}” was removed.
        “{}” needs a single card
        ₹124,000 of ₹200,000 used
        ₹7,853.33 to pay
        """#
}
