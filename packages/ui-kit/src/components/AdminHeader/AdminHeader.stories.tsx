import type { Meta } from '@storybook/react-vite'
import { AdminHeader, TextLink } from '../../index.ts'
import { siteName } from '../../stories/shell.tsx'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './AdminHeader.docs.ts'

export default {
  title: 'Shells/AdminHeader',
  component: AdminHeader,
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

export const Default = {
  render: () => (
    <AdminHeader
      home={{ name: siteName(), href: '/' }}
      nav={{
        label: 'Pages',
        items: [
          { label: 'Orders', href: '/orders', current: true },
          { label: 'Experiments', href: '/experiments' },
          { label: 'Store credit', href: '/credit' },
          { label: 'Sites', href: '/sites' },
        ],
      }}
    >
      <span>Ruth Abara</span>
      <TextLink href="/logout">Log out</TextLink>
    </AdminHeader>
  ),
}

export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
