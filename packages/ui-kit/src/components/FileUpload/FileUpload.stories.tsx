import type { Meta } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { FileUpload, type FileUploadProps, Stack } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './FileUpload.docs.ts'

export default {
  title: 'Forms/FileUpload',
  component: FileUpload,
  parameters: { guide },
} satisfies Meta

const texts = {
  label: 'Your design',
  name: 'design',
  prompt: 'Choose an image or drop it here',
  hint: 'PNG or JPEG, up to 40 MB.',
  accept: 'image/png,image/jpeg',
  maxBytes: 40_000_000,
  formatSize: (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`,
  removeLabel: (file: File) => `Remove ${file.name}`,
  messages: {
    rejected: (file: File, reason: string) =>
      reason === 'count' ? `${file.name} is one file too many.` : `${file.name} is not an image up to 40 MB.`,
    count: (count: number) => (count === 1 ? '1 file chosen' : `${count} files chosen`),
  },
} satisfies FileUploadProps

const file = (name: string, type: string, bytes: number) =>
  new File(['x'.repeat(bytes)], name, { type, lastModified: 0 })

/** Chooses files like a visitor, because a browser lets no page fill a file input in its HTML. */
const Chosen = ({ files, ...props }: FileUploadProps & { readonly files: readonly File[] }) => {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = frame.current?.querySelector('input')
    if (!input) return
    const transfer = new DataTransfer()
    for (const chosen of files) transfer.items.add(chosen)
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, [files])
  return (
    <div ref={frame}>
      <FileUpload {...props} />
    </div>
  )
}

const uploads = [
  file('quince-orchard.png', 'image/png', 48_200),
  file('a-court-of-oranges-with-a-name-that-does-not-fit-into-one-line-of-a-phone.jpeg', 'image/jpeg', 9_120),
  file('small-hours.png', 'image/png', 1_400),
]
const states = [
  { progress: 62, note: '62 %' },
  { note: 'Uploaded' },
  { error: 'The connection was lost. Try again.' },
]

export const States = {
  render: () => (
    <Stack gap="l">
      <FileUpload {...texts} />
      <FileUpload {...texts} optional="(optional)" error="Choose an image." />
      <FileUpload {...texts} disabled />
    </Stack>
  ),
}

export const Uploading = {
  render: () => (
    <Chosen
      {...texts}
      maxFiles={5}
      files={uploads}
      uploadOf={({ name }) => states[uploads.findIndex((upload) => upload.name === name)]}
    />
  ),
}

const rejected = [uploads[0], file('notes.txt', 'text/plain', 900)].flatMap((one) => one ?? [])

export const Rejected = { render: () => <Chosen {...texts} maxFiles={5} files={rejected} /> }

export const Hover = hover(States)
export const Focus = focus(States)
export const Active = active(States)
export const LongText = longText(Uploading)
export const RightToLeft = rightToLeft(Uploading)
export const SmallScreen = smallScreen(Uploading)
