import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'TextLink', when: 'it should always be visible' }],
  do: 'Put it first in the body.',
  dont: 'Link to an element that is not focusable.',
} satisfies Guide
