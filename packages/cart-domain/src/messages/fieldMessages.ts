import type { FieldProblem } from '../forms/messages.ts'

/** English messages for the problems of a field. A site with its own texts or languages needs none of them. */
export const fieldMessages: Readonly<Record<FieldProblem, string>> = {
  required: 'This field is required.',
  'too-short': 'At least two characters, please.',
  'too-long': 'Maximum length exceeded.',
  'special-characters': 'Please leave out special characters.',
  email: 'Enter a valid email address, like name@example.com.',
  'email-mismatch': 'The two email addresses do not match.',
  phone: 'Enter a valid phone number.',
  postcode: 'Enter a valid ZIP or postal code for this country.',
  'postcode-canada': 'Enter the postal code as A1A 1A1, without a hyphen.',
  'password-rules':
    'The password needs at least 8 characters with a lowercase letter, an uppercase letter, a number and a special character.',
  'password-mismatch': 'The two passwords do not match.',
  'street-number': 'Enter the street with its number, like 212 Warren Street.',
  country: 'Choose a country we deliver to.',
  state: 'Enter a state or province of this country, by its name or its code.',
  'po-box': 'Enter a PO box with its number, like PO Box 212.',
  military: 'Enter APO, FPO or DPO as the city, in the United States.',
  'card-number': 'Enter a valid card number.',
  'card-expiry': 'Enter a month that has not passed, as MM/YY.',
  'card-code': 'Enter the security code of 3 or 4 digits.',
  agreement: 'Please agree before going on.',
  choice: 'Choose one of the options.',
  code: 'Please enter a valid code.',
  website: 'Enter a web address such as studio.example.',
  characters: 'Some characters cannot be used here.',
}
