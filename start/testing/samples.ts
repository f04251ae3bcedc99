/** The actions that load and remove the sample workspace, for each feature with a part in it. */
export const sampleActions: readonly string[] = ['calendar', 'documents', 'mail', 'reminders', 'tasks'].flatMap(
  (feature) => [`${feature}.load-sample`, `${feature}.remove-sample`],
)
