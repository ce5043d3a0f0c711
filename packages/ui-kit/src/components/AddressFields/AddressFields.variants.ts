/** The positions of the postcode of `AddressFields`. */
export const addressFieldsPostcodePositions = ['last', 'first'] as const
