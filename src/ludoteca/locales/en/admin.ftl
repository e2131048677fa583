### What “ludoteca admin” says.

admin-nothing = There is nothing to show.
admin-yes = yes
admin-status = There is no status “{ $status }”. There are: { $known }.
admin-no-line = At the table { $table } there is no line { $line } to remove.
admin-removed = Line { $line } at the table { $table } is removed.
admin-no-report = Nobody has reported line { $line } at the table { $table }, or it is settled.
admin-dismissed = Line { $line } at the table { $table } stays.
admin-no-person = Nobody has the id “{ $person }”. “ludoteca admin people” lists people and their ids; an address looks like 203.0.113.7 or 2001:db8::1.
admin-banned-already = { $subject } is banned already.
admin-banned = { $subject } is banned.
admin-not-banned = { $subject } is not banned.
admin-unbanned = { $subject } may come again.
admin-not-quarantined = The table { $table } is not in quarantine.
admin-released = The table { $table } will be tried again.
admin-announce-what = Say what to announce: some words, --restart-in MINUTES, or both.
admin-announced = All open pages will show it within half a minute.
admin-not-announced = Nothing is announced.
admin-withdrawn = The announcement is withdrawn.
admin-exported = { $rows ->
        [one] One row is
       *[other] { $rows } rows are
    } in { $file }. Keep it private: whoever has it can pretend to be anybody.
admin-restored = { $rows ->
        [one] One row is
       *[other] { $rows } rows are
    } restored.
admin-column-table = table
admin-column-game = game
admin-column-status = status
admin-column-players = players
admin-column-updated-at = last change
admin-column-person = person
admin-column-name = name
admin-column-created-at = since
admin-column-seen-at = last seen
admin-column-has-passphrase = passphrase
admin-column-tables = tables
admin-column-is-banned = banned
admin-column-line = line
admin-column-speaker = said by
admin-column-kind = kind
admin-column-text = words
admin-column-reporter = reported by
admin-column-at = when
admin-column-fault = fault
admin-column-software = version
admin-column-subject = about
admin-column-reason = reason
admin-column-who = who
admin-column-act = act
admin-column-note = note
