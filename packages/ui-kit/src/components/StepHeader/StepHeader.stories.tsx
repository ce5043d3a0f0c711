import type { Meta } from '@storybook/react-vite'
import { BackLink, CartLink, StepHeader, Text } from '../../index.ts'
import { siteName } from '../../stories/shell.tsx'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './StepHeader.docs.ts'

export default {
  title: 'Shells/StepHeader',
  component: StepHeader,
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta

export const Cart = {
  render: () => (
    <StepHeader
      home={{ name: siteName(), href: '#home' }}
      steps={{
        label: 'Checkout',
        next: 'Next: Shipping',
        items: [
          ['Cart', '#cart'],
          ['1 Shipping', '#shipping'],
          ['2 Payment', ''],
          ['3 Review', ''],
        ].map(([label = '', href], at) => ({
          label,
          state: at < 0 ? ('done' as const) : at === 0 ? ('current' as const) : ('todo' as const),
          ...(href && at !== 0 ? { href } : {}),
        })),
      }}
    >
      <BackLink href="#home" label="Back to shopping" short="Shop" />
      <CartLink href="#cart" label="Cart, 3 items" text="Cart" count={3} current />
    </StepHeader>
  ),
}

export const Payment = {
  render: () => (
    <StepHeader
      home={{ name: siteName(), href: '#home' }}
      steps={{
        label: 'Checkout',
        next: 'Next: Review',
        items: [
          ['Cart', '#cart'],
          ['1 Shipping', '#shipping'],
          ['2 Payment', ''],
          ['3 Review', ''],
        ].map(([label = '', href], at) => ({
          label,
          state: at < 2 ? ('done' as const) : at === 2 ? ('current' as const) : ('todo' as const),
          ...(href && at !== 2 ? { href } : {}),
        })),
      }}
    >
      <Text as="span" size="small" tone="muted">
        Secure checkout
      </Text>
    </StepHeader>
  ),
}

export const Success = { render: () => <StepHeader home={{ name: siteName(), href: '#home' }} /> }

export const Hover = hover(Cart)
export const Focus = focus(Cart)
export const Active = active(Cart)
export const LongText = longText(Cart)
export const RightToLeft = rightToLeft(Cart)
export const SmallScreen = smallScreen(Cart)
