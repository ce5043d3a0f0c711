import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Button', when: 'it is the main way on' },
    { use: 'Link', when: 'it must carry its own look' },
  ],
  do: 'Write where it leads, not “here”.',
  dont: 'Open a new window without saying so.',
} satisfies Guide
