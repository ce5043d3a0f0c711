import type { Meta } from '@storybook/react-vite'
import { SwatchGroup } from '../../index.ts'
import { Example } from '../../stories/images.tsx'
import { courtPrint, hoursPrint, quincePrint } from '../../stories/prints.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './SwatchGroup.docs.ts'

export default {
  title: 'Brand/SwatchGroup',
  component: SwatchGroup,
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

export const Radios = {
  render: () => (
    <SwatchGroup
      legend="Colourway"
      current="Quince Orchard"
      name="radio"
      choices={[quincePrint, courtPrint, hoursPrint].map((print) => ({
        value: print.name,
        label: print.name,
        image: <Example print={print} />,
      }))}
      value="Quince Orchard"
    />
  ),
}

export const Links = {
  render: () => (
    <SwatchGroup
      legend="Colourway"
      current="Quince Orchard"
      name="link"
      choices={[quincePrint, courtPrint, hoursPrint].map((print) => ({
        value: print.name,
        label: print.name,
        image: <Example print={print} />,
        href: `#${print.name}`,
      }))}
      value="Quince Orchard"
    />
  ),
}

export const Hover = hover(Radios)
export const Focus = focus(Radios)
export const Active = active(Radios)
export const LongText = longText(Radios)
export const RightToLeft = rightToLeft(Radios)
export const SmallScreen = smallScreen(Radios)
