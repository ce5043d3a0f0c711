import { Grid } from '@selvedge/ui-kit/Grid'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { m } from '../../../paraglide/messages.js'
import type { createFields } from '../../forms/createFields.ts'

type FieldsOf = { readonly fields: ReturnType<typeof createFields> }

/** Where military mail goes: a unit and a box. */
export const MilitaryFields = ({ fields: { field } }: FieldsOf) => (
  <Grid columns="pair">
    <TextInput {...field('militaryUnit')} hint={m.military_unit_hint()} autoComplete="off" required />
    <TextInput {...field('militaryBox')} autoComplete="off" required />
  </Grid>
)

/** A street with its number. */
export const StreetField = ({
  fields: { field },
  autoComplete,
}: FieldsOf & { readonly autoComplete: string }) => (
  <TextInput {...field('line1')} hint={m.line1_hint()} autoComplete={autoComplete} required />
)

/** The rest of a street address, or the PO box in its place. */
export const StreetExtras = ({
  fields: { field },
  autoComplete,
}: FieldsOf & { readonly autoComplete: string }) => (
  <Grid columns="pair">
    <TextInput {...field('line2')} optional={m.optional()} autoComplete={autoComplete} />
    <TextInput {...field('poBox')} optional={m.optional()} hint={m.po_box_hint()} autoComplete="off" />
  </Grid>
)
