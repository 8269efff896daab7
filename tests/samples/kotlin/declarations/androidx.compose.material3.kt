package androidx.compose.material3

import androidx.compose.foundation.layout.RowScope
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier

@Composable
fun Button(
    onClick: () -> Unit,
    modifier: Modifier = TODO(),
    enabled: Boolean = TODO(),
    content: @Composable RowScope.() -> Unit,
): Unit = TODO()

@Composable
fun Text(text: String, modifier: Modifier = TODO()): Unit = TODO()
