/**
 * How many cases of each pack the best library measured there answers, of the half that is published: postal-mime 4.0.0,
 * mailparser 3.14.2, email-reply-parser 2.3.7, DOMPurify 3.4.18 or sanitize-html 2.17.5.
 */
export const mailBaselines: Readonly<Record<string, number>> = {
  'address-postal': 27,
  'mime-mailparser': 31,
  'mime-mikel': 10,
  'mime-postal': 159,
  'mime-robust': 68,
  'mime-stalwart': 40,
  'reply-crisp': 33,
  'reply-github': 9,
  'reply-html-talon': 8,
  'reply-talon': 19,
  'reply-willdurand': 19,
  'sanitise-dompurify': 113,
  'sanitise-owasp': 55,
  'sanitise-sanitize-html': 18,
  'signature-talon': 10,
  'words-postal': 11,
}
