import Paperclip from 'lucide-react/icons/paperclip'
import { useRef } from 'react'
import { IconButton } from '#foundation/web/design/button.tsx'
import { focusAtDesk } from './focus.ts'

/** Opens the browser's own choice of files, after which one goes on with the message beside it. */
export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        label="Attach files"
        title="Attach files"
        icon={<Paperclip />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again after it was removed.
          target.value = ''
          focusAtDesk(target.closest(':has(textarea)')?.querySelector('textarea'))
        }}
      />
    </>
  )
}
