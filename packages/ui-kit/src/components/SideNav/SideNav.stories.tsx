import type { Meta } from '@storybook/react-vite'
import { SideNav, TextLink } from '../../index.ts'

export default { title: 'Shells/SideNav' } satisfies Meta

export const Default = {
  render: () => (
    <SideNav
      label="Account"
      items={['Overview', 'Orders', 'Wishlist'].map((label) => ({
        label,
        href: `#${label}`,
        current: label === 'Orders',
      }))}
    >
      <TextLink tone="quiet">Log out</TextLink>
    </SideNav>
  ),
}
