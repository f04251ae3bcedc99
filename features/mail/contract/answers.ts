/** What can be answered to an invitation. */
export const invitationAnswers = ['accept', 'tentative', 'decline'] as const
export type InvitationAnswer = (typeof invitationAnswers)[number]
