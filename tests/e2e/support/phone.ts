import jsQR from 'jsqr';
import sharp from 'sharp';
import type { BrowserContext, Page } from '@playwright/test';
import { remember } from './guest';

/** The link in a QR code on the screen, read from its pixels. @param name the code's accessible name */
export async function scan(page: Page, name: string | RegExp): Promise<string> {
  const code = page.getByRole('img', { name });
  await code.scrollIntoViewIfNeeded();
  return readQrCode(await code.screenshot());
}

/** The text in a picture of a QR code; empty if unreadable. */
export async function readQrCode(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
}

/** Opens the desk's panel for phones. @returns the link in the panel's QR code */
export async function openPhonePanel(page: Page, url: string): Promise<string> {
  await remember(page, {});
  await page.goto(`${url}#/story`);
  await page.getByRole('banner').getByRole('button', { name: 'Our Story' }).click();
  await page.getByRole('button', { name: 'Add from your phone' }).click();
  return scan(page, 'Code to add photos');
}

/** Opens the link of the panel's QR code on a phone. @returns the phone's page */
export async function connectPhone(context: BrowserContext, link: string): Promise<Page> {
  const phone = await context.newPage();
  await phone.goto(link);
  await phone.getByText('Choose photos and films', { exact: true }).waitFor();
  return phone;
}
