/** What is counted. Absent where metrics are off, so that counting costs nothing then. */
export type Metrics = {
  requestAnswered(request: { method: string; route: string; status: number; seconds: number }): void
  socketOpened(): void
  socketClosed(code: number): void
  announced(): void
}
