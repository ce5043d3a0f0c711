import type { Meta } from '@storybook/react-vite'
import { type LinkProps, LinkProvider, TextLink } from '../../index.ts'

export default { title: 'Action/Link' } satisfies Meta

const Traced = (props: LinkProps) => (
  <a {...props} data-router="">
    {props.children}
  </a>
)

export const OfAProvider = {
  render: () => (
    <LinkProvider component={Traced}>
      <TextLink href="#there">Through the provider</TextLink>
    </LinkProvider>
  ),
}
