import type { Meta } from '@storybook/react-vite'
import { Disclosure } from '../../index.ts'

export default { title: 'Data/Disclosure' } satisfies Meta

export const Closed = {
  render: () => <Disclosure label="Make it a gift">A note goes into the parcel.</Disclosure>,
}

export const Open = {
  render: () => (
    <Disclosure label="Make it a gift" open>
      A note goes into the parcel.
    </Disclosure>
  ),
}
