import { AddressCard, Grid, Panel, TextLink } from '../index.ts'

const editLink = (name: string) => (
  <TextLink href="#edit" place="alone" aria-label={`Edit ${name}`}>
    Edit
  </TextLink>
)

/** The saved addresses of a customer, and a place to add one. `level` is that of their headings. */
export const ExampleAddresses = ({ level }: { readonly level: 2 | 3 }) => (
  <Grid columns="three">
    <AddressCard
      title="Home"
      level={level}
      lines={['Marianne Hale', '212 Warren Street, Apt 3', 'Hudson, NY 12534']}
      note="Default for shipping and billing"
      actions={editLink('Home')}
    />
    <AddressCard
      title="Jo’s studio"
      level={level}
      lines={['Jo Petrakis', '48 Union Street', 'Troy, NY 12180']}
      actions={editLink('Jo’s studio')}
    />
    <Panel tone="dashed">
      <TextLink href="#add" place="alone">
        Add an address
      </TextLink>
    </Panel>
  </Grid>
)
