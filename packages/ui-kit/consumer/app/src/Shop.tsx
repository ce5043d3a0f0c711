import '@selvedge/ui-kit/styles/theme'
import '@selvedge/ui-kit/styles/Button'
import '@selvedge/ui-kit/styles/ColorModeSwitch'
import '@selvedge/ui-kit/styles/Combobox'
import '@selvedge/ui-kit/styles/Heading'
import '@selvedge/ui-kit/styles/Popover'
import { Button } from '@selvedge/ui-kit/Button'
import { ColorModeSwitch } from '@selvedge/ui-kit/ColorModeSwitch'
import { Combobox } from '@selvedge/ui-kit/Combobox'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Popover } from '@selvedge/ui-kit/Popover'
import { useEffect } from 'react'

export const Shop = () => {
  // Marks the page as hydrated. Tests wait for this mark before they press a switch.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <main>
      <Heading level={1}>Juniper</Heading>
      <Button>Add to cart</Button>
      <ColorModeSwitch label="Dark mode" />
      <Popover title="Half-drop" closeLabel="Close" trigger={<Button>What is a half-drop?</Button>}>
        Every second column starts lower.
      </Popover>
      <Combobox
        label="Designer"
        options={[{ value: 'Imani Okafor' }]}
        emptyText="No designer"
        countText={(count) => `${count} designers`}
      />
    </main>
  )
}
