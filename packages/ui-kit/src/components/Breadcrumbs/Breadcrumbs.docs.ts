import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'StepHeader', when: 'customers go through steps' },
    { use: 'TextLink', when: 'there is only one way back' },
  ],
  do: 'End with the page itself, without a link.',
  dont: 'Repeat the page’s title in capitals.',
} satisfies Guide
