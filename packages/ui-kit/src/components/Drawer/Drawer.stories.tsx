import type { Meta } from '@storybook/react-vite'
import { Button, Drawer, FacetGroup, FilterLink } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Drawer.docs.ts'
import { drawerSides } from './Drawer.variants.ts'

export default {
  title: 'Feedback/Drawer',
  component: Drawer,
  argTypes: variantArgTypes({ side: drawerSides }),
  parameters: { guide, sheet: 'alone' },
} satisfies Meta

export const Left = {
  render: () => (
    <Drawer
      open
      title="Filter"
      closeLabel="Close"
      side="left"
      footer={
        <>
          <Button tone="secondary">Clear</Button>
          <Button>Show 214</Button>
        </>
      }
    >
      <FacetGroup
        legend="Style"
        name="style"
        options={[{ value: 'floral', label: 'Floral', count: '1,312' }]}
      />
    </Drawer>
  ),
}

export const Right = {
  render: () => (
    <Drawer
      open
      title="Filter"
      closeLabel="Close"
      side="right"
      footer={
        <>
          <Button tone="secondary">Clear</Button>
          <Button>Show 214</Button>
        </>
      }
    >
      <FacetGroup
        legend="Style"
        name="style"
        options={[{ value: 'floral', label: 'Floral', count: '1,312' }]}
      />
    </Drawer>
  ),
}

export const Bottom = {
  render: () => (
    <Drawer
      open
      title="Filter"
      closeLabel="Close"
      side="bottom"
      footer={
        <>
          <Button tone="secondary">Clear</Button>
          <Button>Show 214</Button>
        </>
      }
    >
      <FacetGroup
        legend="Style"
        name="style"
        options={[{ value: 'floral', label: 'Floral', count: '1,312' }]}
      />
    </Drawer>
  ),
}

export const LinkAsTrigger = {
  render: () => (
    <Drawer title="Filter" closeLabel="Close" trigger={<FilterLink href="#filter">Filter (3)</FilterLink>}>
      <p>Facets</p>
    </Drawer>
  ),
}

export const LongText = longText(Left)
export const RightToLeft = rightToLeft(Left)
export const SmallScreen = smallScreen(Left)
