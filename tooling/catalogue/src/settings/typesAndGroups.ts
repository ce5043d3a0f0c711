import type { FieldDefinition, TypeDefinition } from '../documents.ts'
import { localised } from '../localised.ts'
import { seedStamp } from '../seedId.ts'

export const seedCustomerGroups = [
  { ...seedStamp('customer-group', 'trade'), key: 'trade', name: 'Trade' },
  { ...seedStamp('customer-group', 'plus'), key: 'plus', name: 'Plus' },
]

const field = (name: string, label: string, type: FieldDefinition['type'] = 'String'): FieldDefinition => ({
  name,
  label: localised(label),
  type,
  required: false,
})

/** The repeats of a design. */
const repeats = [
  { key: 'basic', label: 'Basic' },
  { key: 'half-drop', label: 'Half-drop' },
  { key: 'half-brick', label: 'Half-brick' },
  { key: 'mirror', label: 'Mirror' },
]

export const seedTypes: readonly TypeDefinition[] = [
  {
    ...seedStamp('type', 'line-item-design'),
    key: 'line-item-design',
    name: localised('Design of a line item'),
    resourceTypeIds: ['line-item'],
    fieldDefinitions: [
      field('artistID', 'Designer number'),
      field('artistName', 'Designer'),
      field('designDescription', 'About the design'),
      field('designID', 'Design number'),
      field('designImageURL', 'Picture of the design'),
      field('designName', 'Design'),
      field('designOwner', 'Owner of the design'),
      field('dpi', 'Resolution', 'Number'),
      { ...field('repeatType', 'Pattern', 'Enum'), values: repeats },
      field('childSku', 'SKU'),
      field('parentSku', 'Parent SKU'),
      // The designs of a Fill-a-Yard, as text with one line for each part. A field of type Set would lose order and
      // repetition.
      field('fillAYardDesigns', 'Fill-a-Yard: design numbers'),
      field('fillAYardNames', 'Fill-a-Yard: designs'),
      field('fillAYardImages', 'Fill-a-Yard: pictures of the designs'),
      // The following fields are for lines of shopping lists. Lines of carts do not use them.
      field('listNote', 'Note on the wishlist'),
      field('savedCents', 'Price when saved (cents)', 'Number'),
      field('savedCurrency', 'Currency of the price when saved'),
      field('movingSince', 'Time of the move to the cart'),
    ],
  },
  {
    ...seedStamp('type', 'saved-list'),
    key: 'saved-list',
    name: localised('Details of a saved list'),
    resourceTypeIds: ['shopping-list'],
    fieldDefinitions: [
      field('listKind', 'Kind of list'),
      field('formKey', 'Key of the form that created the list'),
      field('shareSecret', 'Secret of the shared link'),
      field('sharesNotes', 'Notes are shared', 'Boolean'),
    ],
  },
  {
    ...seedStamp('type', 'order-details'),
    key: 'order-details',
    name: localised('Details of an order'),
    resourceTypeIds: ['order'],
    fieldDefinitions: [
      field('giftTo', 'Gift for'),
      field('giftFrom', 'Gift from'),
      field('giftMessage', 'Gift message'),
      field('cartFixed', 'Cart was fixed', 'Boolean'),
      field('storeCreditCents', 'Store credit used (cents)', 'Number'),
      field('site', 'Key of the site'),
    ],
  },
]
