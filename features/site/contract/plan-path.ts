/** Where somebody who is signed in asks to be told of premium plans. */
export const planPath = '/assistant/settings/plan'
