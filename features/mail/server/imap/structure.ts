import type { MessageStructureObject } from 'imapflow'
import type { MessagePart } from '../../rules/message.ts'

type Node = MessageStructureObject

const mostText = 1_024 * 1_024
const mostParts = 500

/** The parts whose words are read: texts that are no attachments, and invitations. */
export function readableParts(root: Node | undefined): Node[] {
  return leaves(root).filter((node) => isWords(node) || (isCalendar(node) && (node.size ?? 0) <= mostText))
}

/** Attachments and embedded pictures, each by its section. */
export function attachedParts(root: Node | undefined): MessagePart[] {
  return leaves(root)
    .filter((node) => !isWords(node))
    .slice(0, mostParts)
    .map((node) => ({
      place: node.part ?? '1',
      name: node.dispositionParameters?.['filename'] ?? node.parameters?.['name'] ?? nameless(node),
      type: node.type.toLowerCase(),
      bytes: decodedSize(node),
      contentId: node.id?.replaceAll(/^<|>$/g, '') || undefined,
      inline: node.disposition !== 'attachment' && node.id !== undefined && node.type.startsWith('image/'),
    }))
}

function leaves(node: Node | undefined): Node[] {
  if (!node) return []
  // A mail within a mail is an attachment, whatever is in it.
  if (node.type.startsWith('multipart/')) return (node.childNodes ?? []).flatMap(leaves)
  return [node]
}

function isWords({ type, disposition }: Node): boolean {
  return disposition !== 'attachment' && (type === 'text/plain' || type === 'text/html')
}

function isCalendar({ type }: Pick<Node, 'type'>): boolean {
  return type === 'text/calendar' || type === 'application/ics'
}

function nameless({ type }: Node): string {
  if (type === 'message/rfc822') return 'mail.eml'
  return isCalendar({ type }) ? 'invitation.ics' : 'attachment'
}

/** A server tells the size as it is sent; base64 takes a third more. */
function decodedSize({ size = 0, encoding = '' }: Node): number {
  return encoding.toLowerCase() === 'base64' ? Math.floor((size * 3) / 4) : size
}
