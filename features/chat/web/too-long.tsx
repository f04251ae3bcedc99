import { maxMessageLength } from '../contract.ts'

const most = maxMessageLength.toLocaleString('en')

/** Said at the box, before anything is sent. */
export function TooLong({ shown }: { shown: boolean }) {
  return (
    <div role="alert" className="empty:hidden">
      {shown && (
        <p className="px-1 pt-1.5 text-13 text-red">
          This message is too long to send. {most} characters are the most; send it in parts.
        </p>
      )}
    </div>
  )
}
