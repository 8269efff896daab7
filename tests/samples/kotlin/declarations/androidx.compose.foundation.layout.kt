package androidx.compose.foundation.layout

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier

interface ColumnScope

interface RowScope

@Composable
fun Column(modifier: Modifier = TODO(), content: @Composable ColumnScope.() -> Unit): Unit = TODO()

fun Modifier.fillMaxWidth(fraction: Float = TODO()): Modifier = TODO()
