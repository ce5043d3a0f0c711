import type { Meta } from '@storybook/react-vite'
import { Button, Container, ErrorState, TextLink } from '../index.ts'
import { Shell } from './shell.tsx'

export default { title: 'Pages/Not found', parameters: { layout: 'fullscreen' } } satisfies Meta

export const NotFound = {
  render: () => (
    <Shell>
      <Container>
        <ErrorState
          title="This page does not exist"
          text="The link may be old, or the design was withdrawn by its artist."
          action={<Button href="#home">Back to shopping</Button>}
        />
      </Container>
    </Shell>
  ),
}

export const Failure = {
  render: () => (
    <Shell>
      <Container>
        <ErrorState
          title="Something did not work"
          text="It was our fault. Nothing was ordered, and your cart is safe."
          action={<Button href="#home">Back to shopping</Button>}
          reference={<TextLink href="#support">Customer support</TextLink>}
        />
      </Container>
    </Shell>
  ),
}
