/** A thread that scores the lines of a pipe. */
import { workerData } from 'node:worker_threads';
import type { RuleSet } from '@tenbo/engine';
import { type Language, localeOf } from '@tenbo/i18n';
import { answerPiece } from './answers.ts';
import { answerPieces } from '../threads/thread.ts';

const { language, rules } = workerData as { readonly language: Language; readonly rules: RuleSet };
const answering = { locale: localeOf(language), rules };

answerPieces((piece) => answerPiece(piece, answering));
