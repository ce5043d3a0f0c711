import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Select', when: 'there are fewer than a dozen and only they may be sent' },
    { use: 'RadioGroup', when: 'there are three or four' },
    { use: 'TextInput', when: 'there is nothing to suggest' },
  ],
  do: 'Check what arrives: any text may be typed.',
  dont: 'Offer more than people can read; narrow as they type.',
} satisfies Guide
