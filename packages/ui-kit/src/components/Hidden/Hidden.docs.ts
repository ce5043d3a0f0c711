import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'Disclosure', when: 'people should be able to open it' }],
  do: 'Say for screen readers what the eye reads from a layout.',
  dont: 'Hide from phones what people came for.',
} satisfies Guide
