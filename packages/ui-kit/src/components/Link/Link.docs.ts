import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'TextLink', when: 'it should look like a link' },
    { use: 'Button', when: 'it should look like a button' },
  ],
  do: 'Set the link component of your router once, at the root.',
  dont: 'Use it in running text.',
} satisfies Guide
