import type { Meta } from '@storybook/react-vite'
import { DeliveryPanel, TextLink, Timeline } from '../../index.ts'
import { cushionImage, Example } from '../../stories/images.tsx'
import { quincePrint } from '../../stories/prints.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './DeliveryPanel.docs.ts'

export default {
  title: 'Data/DeliveryPanel',
  component: DeliveryPanel,
  parameters: { guide },
} satisfies Meta

export const Default = {
  render: () => (
    <DeliveryPanel
      order="Order #SV-20418, 3 items"
      action={<TextLink href="#track">Track it</TextLink>}
      title="Arriving Monday, November 30"
      image={<Example src={cushionImage(quincePrint)} />}
      timeline={
        <Timeline
          label="Progress"
          steps={[
            { label: 'Placed', note: 'Nov 18', state: 'done' },
            { label: 'Printing', note: 'Today', state: 'current' },
            { label: 'Checked', state: 'todo' },
            { label: 'On its way', state: 'todo' },
            { label: 'At your door', note: 'Nov 30', state: 'todo' },
          ]}
        />
      }
      parcel={[{ name: 'Quince Orchard', detail: '3 yd', image: <Example /> }]}
    />
  ),
}

export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
