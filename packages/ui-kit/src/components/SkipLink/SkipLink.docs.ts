import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'TextLink', when: 'it should always be seen' }],
  do: 'Make it the first thing in the body.',
  dont: 'Point it at what is not focusable.',
} satisfies Guide
