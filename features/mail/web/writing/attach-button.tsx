import Paperclip from 'lucide-react/icons/paperclip'
import { useRef, useState } from 'react'
import { useBeside } from '#foundation/web/beside.ts'
import { IconButton } from '#foundation/web/design/button.tsx'
import { Menu } from '#foundation/web/design/menu.tsx'

type AttachButtonProps = {
  onFiles: (files: readonly File[]) => void
  onKept: (file: { id: string; name: string; bytes: number }) => void
}

/** Attaches files of this device, or copies of those that the person keeps here. */
export function AttachButton({ onFiles, onKept }: AttachButtonProps) {
  const { FileChoice } = useBeside()
  const files = useRef<HTMLInputElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const fromDevice = (): void => files.current?.click()
  const button = <IconButton label="Attach files" title="Attach files" icon={<Paperclip />} />
  return (
    <>
      {FileChoice ? (
        <Menu
          trigger={button}
          groups={[
            [
              { label: 'From this device…', run: fromDevice },
              { label: 'From your files…', run: () => setChoosing(true) },
            ],
          ]}
        />
      ) : (
        <IconButton label="Attach files" title="Attach files" icon={<Paperclip />} onClick={fromDevice} />
      )}
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label="Files to attach"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      {FileChoice && isChoosing && (
        <FileChoice
          title="Attach one of your files"
          onChoose={(file) => {
            setChoosing(false)
            onKept(file)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}
