import type { Meta } from '@storybook/react-vite'
import { AddressCard, TextLink } from '../../index.ts'

export default { title: 'Data/AddressCard' } satisfies Meta

export const Default = {
  render: () => (
    <AddressCard
      title="Home"
      lines={['Marianne Hale', '212 Warren Street, Apt 3', 'Hudson, NY 12534']}
      note="Default for shipping and billing"
      actions={<TextLink href="#edit">Edit</TextLink>}
    />
  ),
}
