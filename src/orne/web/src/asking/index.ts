// The way in which a question is answered, by its form.
import type { Question } from '../lib/messages';
import type { Table } from '../lib/table.svelte';
import type { Answering } from './answering';
import { OneAnswer } from './one.svelte';
import { AssignAnswer, NumberAnswer, OrderAnswer } from './others.svelte';
import { PlanAnswer } from './plan.svelte';
import { SeveralAnswer } from './several.svelte';

export function answering(table: Table, question: Question): Answering {
  switch (question.form) {
    case 'plan':
      return new PlanAnswer(table, question);
    case 'several':
      return new SeveralAnswer(table, question);
    case 'number':
      return new NumberAnswer(table, question);
    case 'order':
      return new OrderAnswer(table, question);
    case 'assign':
      return question.assign ? new AssignAnswer(table, question) : new OneAnswer(table, question);
    default:
      return new OneAnswer(table, question);
  }
}
