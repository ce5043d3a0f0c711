import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'TextInput', when: 'a link to the file is enough' },
    { use: 'ProgressBar', when: 'it only shows an upload' },
  ],
  do: 'Say in `hint` which types and sizes are allowed, and check the files on the server too.',
  dont: 'Upload before the visitor has seen what was chosen.',
} satisfies Guide
