import type { Meta } from '@storybook/react-vite'
import { CheckoutFooter, Footer } from '../../index.ts'
import { exampleFooter } from '../../stories/shell.tsx'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './Footer.docs.ts'

export default {
  title: 'Shells/Footer',
  component: Footer,
  parameters: { guide, layout: 'fullscreen', sheet: 'brief' },
} satisfies Meta

export const Default = { render: () => <Footer {...exampleFooter()} /> }

export const Checkout = {
  render: () => (
    <CheckoutFooter legal={exampleFooter().legal}>45 days to return. Printed to order.</CheckoutFooter>
  ),
}

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
