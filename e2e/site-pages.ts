import { expect, type Page } from '@playwright/test'

/** The specification's text for each public page, word for word. */
export const labels: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'AI Chat Assistant',
    'Automatic Email Drafting',
    'Smart Suggestions',
    '24/7 Availability',
    'Watch Demo',
    'Get Started',
    'Sign up and authenticate',
    'Start chatting',
    'Get AI help',
    '5 minute',
    'average response time',
    '95%',
    'email accuracy',
    '24/7',
    'availability',
    '10,000+',
    'users',
    '1M+',
    'conversations',
    '99.9%',
    'uptime',
    'No credit card required',
  ],
  '/features': [
    'AI-Powered Insights',
    'Real-time Analytics',
    'Seamless Integrations',
    'Advanced Security',
    'Collaborative Workspace',
    'Customizable Workflows',
    'Get Started Free',
    'Schedule a Demo',
  ],
  '/pricing': [
    'Free',
    '$0',
    'per month',
    'Unlimited AI chats and conversations',
    'Access to core AI models',
    'Basic email support',
    'No credit card required',
    'Advanced models only in paid plans',
    'Priority support for premium users',
    'Custom integrations coming soon',
    'Get Started Now',
    'You will be notified when premium plans exist',
  ],
  '/how-it-works': [
    'Sign Up & Setup',
    'AI Assistant Activation',
    'Task Automation',
    'Insights & Analytics',
    'Collaboration',
    'Continuous Improvement',
  ],
  '/integrations': ['Productivity', 'Development', 'Data & Analytics'],
  '/about': [
    'Our mission',
    'Customer First',
    'Excellence',
    'Integrity',
    'Collaboration',
    '10,000+',
    'active users',
    '99.9%',
    'uptime',
    '24/7',
    'support',
    '1M+',
    'hours saved',
  ],
  '/blog': ['5 min read', '8 min read', 'September 30, 2025'],
  '/blog/benefits-of-attache': ['Back to Blog', 'September 30, 2025', '5 min read'],
  '/blog/getting-started-guide': ['Back to Blog', 'September 30, 2025', '5 min read'],
  '/help': [
    'Getting started',
    'Commands',
    'Calendar',
    'Approvals and receipts',
    'Privacy',
    'Keyboard',
    'Troubleshooting',
    'Questions',
  ],
  '/privacy-policy': [
    'Privacy Policy',
    'October 27, 2025',
    'From the identity provider',
    'Permissions requested from the provider',
    'Sharing',
    'How long it is kept',
    'your data are deleted within 30 days of your request',
    'not for anybody under 13',
    'support@attache.example',
  ],
  '/terms-of-service': [
    'Terms of Service',
    'September 30, 2025',
    '13 years old',
    'free of charge',
    'as is',
    'Indian law',
    'support@attache.example',
  ],
  '/cookie-policy': ['Cookie Policy', 'essential cookies', 'support@attache.example'],
  '/security': ['Security', 'There is no multi-factor authentication yet', 'support@attache.example'],
}

export const sitePaths = Object.keys(labels)

/** Name and address of each link in the bar. */
export const bar = [
  ['Home', '/'],
  ['Features', '/features'],
  ['Pricing', '/pricing'],
  ['How it Works', '/how-it-works'],
  ['Integrations', '/integrations'],
  ['Blog', '/blog'],
] as const

/** The footer's columns. */
export const columns = {
  Product: ['Features', 'Pricing', 'How it Works', 'Integrations'],
  Company: ['About Us', 'Blog'],
  Support: ['Help Center'],
  Legal: ['Privacy Policy', 'Terms of Service', 'Cookie Policy', 'Security'],
} as const

/** What a person does first; the page's code waits for it. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(2, 300)
  await page.mouse.move(4, 302)
  await expect(page.locator('html')).toHaveAttribute('data-alive')
}
