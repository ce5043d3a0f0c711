import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'Facts', when: 'the values are words, or there are more than four' }],
  do: 'Show the measures that decide a purchase first.',
  dont: 'Mix systems of measurement in one row.',
} satisfies Guide
