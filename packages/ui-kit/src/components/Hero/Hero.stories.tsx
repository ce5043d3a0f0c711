import type { Meta } from '@storybook/react-vite'
import { Button, Hero, SelvedgeStrip } from '../../index.ts'
import { Example, roomImage } from '../../stories/images.tsx'
import { quincePrint } from '../../stories/prints.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './Hero.docs.ts'

export default {
  title: 'Pieces/Hero',
  component: Hero,
  parameters: { guide, layout: 'fullscreen', sheet: 'brief' },
} satisfies Meta

export const Default = {
  render: () => (
    <Hero
      title="Cloth with a name on its edge."
      text="Designs by independent artists."
      actions={<Button href="#shop">Shop printed fabric</Button>}
      image={<Example src={roomImage(quincePrint)} anchor="floor" alt="A papered room" />}
      strip={
        <SelvedgeStrip colors={quincePrint.colors} name={quincePrint.name} designer={quincePrint.designer} />
      }
    />
  ),
}

export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
