import type { Page } from 'playwright-core';
import type { PlatformAnswer, PlatformRequest } from '../../support/elements-double/index.ts';
import type { Answer, SentRequest } from '../support/recorder.ts';

/** What a request of the page or of the server has to be; further headers are not compared. */
export interface Expected {
  /** Method and path, e.g. `POST /tokens`. */
  readonly call: string;
  readonly apiKey: string;
  readonly body?: unknown;
}

/** A reader who follows the README of a project to the end. */
export interface ProjectScenario {
  /** Values for `.env`, those of `.env.example` excluded. */
  readonly values: Readonly<Record<string, string>>;
  /** What the platform answers the page. */
  readonly answersPage: (request: PlatformRequest) => PlatformAnswer;
  /** What the platform answers the server. */
  readonly answersServer: (request: SentRequest) => Answer;
  /** What the reader does and sees. */
  readonly use: (page: Page) => Promise<void>;
  /** Everything that the platform gets from the page, in order. */
  readonly pageSends: readonly Expected[];
  /** Everything that the platform gets from the server, in order. */
  readonly serverSends: readonly Expected[];
}
