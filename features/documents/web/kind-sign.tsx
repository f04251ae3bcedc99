import AudioLines from 'lucide-react/icons/audio-lines'
import FileArchive from 'lucide-react/icons/file-archive'
import FileIcon from 'lucide-react/icons/file'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import FileText from 'lucide-react/icons/file-text'
import ImageIcon from 'lucide-react/icons/image'
import Mail from 'lucide-react/icons/mail'
import Presentation from 'lucide-react/icons/presentation'
import type { ComponentType, SVGProps } from 'react'
import type { FileKind } from '../contract.ts'
import { kindByName } from './words.ts'

/** An icon for the kind of file, so that a long list can be scanned. */
export function KindSign({ name, ...look }: { name: string } & SVGProps<SVGSVGElement>) {
  const kind = kindByName(name)
  const Sign = kind ? signs[kind] : FileIcon
  return <Sign aria-hidden="true" {...look} />
}

const signs: Record<FileKind, ComponentType<SVGProps<SVGSVGElement>>> = {
  pdf: FileText,
  document: FileText,
  spreadsheet: FileSpreadsheet,
  presentation: Presentation,
  picture: ImageIcon,
  mail: Mail,
  archive: FileArchive,
  recording: AudioLines,
}
