import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Assurances', when: 'there are three small things to say' },
    { use: 'Invitation', when: 'people are asked to join' },
  ],
  do: 'One a page.',
  dont: 'Turn the pictures into links: the button is the way on.',
} satisfies Guide
