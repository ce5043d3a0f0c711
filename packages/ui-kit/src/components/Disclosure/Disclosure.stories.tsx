import type { Meta } from '@storybook/react-vite'
import { Disclosure } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './Disclosure.docs.ts'

export default {
  title: 'Data/Disclosure',
  component: Disclosure,
  parameters: { guide },
} satisfies Meta

export const Closed = {
  render: () => <Disclosure label="Make it a gift">A note goes into the parcel.</Disclosure>,
}

export const Open = {
  render: () => (
    <Disclosure label="Make it a gift" open>
      A note goes into the parcel.
    </Disclosure>
  ),
}

export const Hover = hover(Closed)
export const Focus = focus(Closed)
export const Active = active(Closed)
export const LongText = longText(Closed)
export const RightToLeft = rightToLeft(Closed)
export const SmallScreen = smallScreen(Closed)
