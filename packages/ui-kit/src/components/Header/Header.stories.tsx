import type { Meta } from '@storybook/react-vite'
import { Header, SignOutLink } from '../../index.ts'
import { exampleAccount, exampleHeader } from '../../stories/shell.tsx'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './Header.docs.ts'

export default {
  title: 'Shells/Header',
  component: Header,
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta

export const Default = { render: () => <Header {...exampleHeader()} /> }

/** The first category's panel, in wide windows. */
export const Panel = {
  render: () => <Header {...exampleHeader()} />,
  play: ({ canvasElement }: { readonly canvasElement: HTMLElement }) =>
    canvasElement.querySelector('details')?.setAttribute('open', ''),
}

const openAccountMenu = ({ canvasElement }: { readonly canvasElement: HTMLElement }) =>
  canvasElement.querySelector('summary[aria-label]')?.parentElement?.setAttribute('open', '')

/** The menu of a signed-in customer. */
export const Account = {
  render: () => <Header {...exampleHeader()} account={exampleAccount} />,
  play: openAccountMenu,
}

/** The logout of an identity provider is a link. A `SignOutButton` looks the same. */
export const SignOutByLink = {
  render: () => (
    <Header
      {...exampleHeader()}
      account={{
        ...exampleAccount,
        menu: { ...exampleAccount.menu, signOut: <SignOutLink href="#log-out">Log out</SignOutLink> },
      }}
    />
  ),
  play: openAccountMenu,
}

/** The site logs out elsewhere, for example on the profile page. */
export const WithoutSignOut = {
  render: () => (
    <Header
      {...exampleHeader()}
      account={{ ...exampleAccount, menu: { ...exampleAccount.menu, signOut: undefined } }}
    />
  ),
  play: openAccountMenu,
}

/** A site without a search. */
export const WithoutSearch = {
  render: () => <Header {...exampleHeader()} search={undefined} />,
}

export const OneShop = { render: () => <Header {...exampleHeader()} banner={undefined} /> }

export const InTheCart = {
  render: () => <Header {...exampleHeader()} cart={{ ...exampleHeader().cart, current: true }} />,
}

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
