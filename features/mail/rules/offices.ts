/** Whether several people read what goes to this address, such as “billing@…”. */
export function isOffice(address: string): boolean {
  return offices.has(address.split('@')[0]?.toLowerCase() ?? '')
}

const offices = new Set(
  'info sales office service support help helpdesk billing accounts accounting invoices contact hello mail team legal hr admin reservations booking bookings dispatch orders order press jobs events desk submissions news claims procurement reception enquiries payroll marketing returns tickets bookkeeping finance speakers buchhaltung kontakt verwaltung rechnung rechnungen empfang sekretariat vertrieb einkauf'.split(
    ' ',
  ),
)
