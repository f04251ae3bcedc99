/** What somebody does, said beside where they do it: “the courier journalist” is the one at dailycourier.example. */
export const roles: ReadonlySet<string> = new Set(
  `people person folks guys guy lot crowd chap lady woman man bloke fella gal journalist reporter editor
  bookkeeper accountant lawyer solicitor landlord landlady agent recruiter candidate customer client supplier vendor
  organiser organizer colleague contact`.split(/\s+/),
)
