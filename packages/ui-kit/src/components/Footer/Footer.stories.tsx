import type { Meta } from '@storybook/react-vite'
import { CheckoutFooter, Footer } from '../../index.ts'
import { exampleFooter } from '../../stories/shell.tsx'

export default { title: 'Shells/Footer', parameters: { layout: 'fullscreen' } } satisfies Meta

export const Default = { render: () => <Footer {...exampleFooter} /> }

export const Checkout = {
  render: () => (
    <CheckoutFooter legal={exampleFooter.legal}>45 days to return. Printed to order.</CheckoutFooter>
  ),
}
