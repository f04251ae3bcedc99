/** What the product is called wherever a person reads it. */
export const productName = 'Attaché'
