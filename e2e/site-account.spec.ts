import { type Browser, expect, type Page, test } from '@playwright/test';
import { person } from './site-steps.ts';

/** Passkeys belong to names, not to numeric addresses. */
const HERE = `http://localhost:${process.env.PAGE_TEST_PORT ?? 4777}`;

interface Device {
  readonly page: Page;
  readonly keys: () => Promise<readonly object[]>;
  readonly takeOver: (keys: readonly object[]) => Promise<void>;
}

/** A browser with a passkey holder of its own, such as a phone has built in. */
async function device(browser: Browser, name: string): Promise<Device> {
  const page = await (await person(browser, 'desktop', { name })).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    page,
    keys: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    takeOver: async (keys) => {
      for (const credential of keys) {
        await session.send('WebAuthn.addCredential', { authenticatorId, credential: credential as never });
      }
    },
  };
}

async function openAccount(page: Page): Promise<void> {
  await page.goto(`${HERE}/settings`);
  await page.getByRole('button', { name: 'Who am I here?' }).click();
}

test('account: a guest keeps name and tables with a passkey, signs in elsewhere and signs out', async ({ browser }) => {
  const phone = await device(browser, 'Lena');
  await phone.page.goto(HERE);
  await phone.page.getByRole('button', { name: 'Make a table: Aton' }).click();
  await phone.page.getByRole('button', { name: 'Make the table' }).click();
  await expect(phone.page).toHaveURL(/\/t\//);
  const table = new URL(phone.page.url()).pathname;
  await openAccount(phone.page);
  await expect(phone.page.getByText('You are a guest here: Lena')).toBeVisible();
  await phone.page.getByRole('button', { name: 'Keep my name with a passkey' }).click();
  await expect(phone.page.getByText('Signed in: Lena')).toBeVisible();

  const desk = await device(browser, 'Somebody');
  await openAccount(desk.page);
  await desk.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(desk.page.getByRole('alert')).toContainText('No passkey was used');
  await desk.takeOver(await phone.keys());
  await desk.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(desk.page.getByText('Signed in: Lena')).toBeVisible();
  await expect(desk.page.getByRole('textbox', { name: 'Your name at the table' })).toHaveValue('Lena');
  await desk.page.goto(`${HERE}/tables`);
  const mine = desk.page.locator('section').filter({ has: desk.page.getByRole('heading', { name: 'Where I sit' }) });
  await expect(mine.locator(`a[href="${table}"]`)).toBeVisible();

  await openAccount(desk.page);
  await desk.page.getByRole('button', { name: 'Sign out' }).click();
  await desk.page.getByRole('button', { name: 'Who am I here?' }).click();
  await expect(desk.page.getByText('You are a guest here')).toBeVisible();
  await Promise.all([phone.page.context().close(), desk.page.context().close()]);
});
