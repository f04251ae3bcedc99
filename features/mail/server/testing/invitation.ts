export { invitation } from '../../rules/sample/invitation.ts'
